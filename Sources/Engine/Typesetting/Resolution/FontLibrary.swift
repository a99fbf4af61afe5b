package import Foundation
import Synchronization
import VectorDrawing

/// Finds and keeps fonts: the tables of `themes/fonts` and `themes/type`, loaded when first needed,
/// fonts registered from files, and every font resolved so far.
package final class FontLibrary: Sendable {
  /// The library of this process.
  package static let shared = FontLibrary()

  private let state: Mutex<FontLibraryState>

  package init(themesFolder: URL? = nil) {
    state = Mutex(FontLibraryState(folder: themesFolder ?? ThemesFolder.default))
  }

  /// The folder that holds `fonts/` and `type/`. Setting it forgets everything resolved.
  package var themesFolder: URL {
    get { state.withLock { $0.folder } }
    set { state.withLock { $0 = FontLibraryState(folder: newValue) } }
  }

  /// What could not be read, in the order it was needed.
  package var problems: [FontTableProblem] { state.withLock { $0.problems } }

  /// What is wrong with any table of the folder, whether it has been needed or not.
  package func problemsOfAllTables() -> [FontTableProblem] {
    state.withLock {
      $0.loadAll()
      return $0.problems
    }
  }

  /// The font of a text; nil is the platform's default font.
  package func resolve(_ font: Font?, in context: FontContext) -> ResolvedFont {
    state.withLock { $0.resolve(FontRequest(font: font, context: context)) }
  }

  /// The fonts of all texts in a context, which are found there without comparing contexts.
  package func fonts(in context: FontContext) -> ContextFonts {
    state.withLock { state in
      if let known = state.fonts(in: context) { return known }
      let fonts = ContextFonts(context, in: self)
      state.keep(fonts)
      return fonts
    }
  }

  /// The same font at another size, as `minimumScaleFactor` needs it.
  package func scaled(_ font: ResolvedFont, by factor: CGFloat) -> ResolvedFont {
    if factor == 1 { return font }
    return state.withLock { $0.scaled(font, by: factor) }
  }

  /// Makes a font file available to `Font.custom`.
  /// - Returns: the PostScript, full and family names it can be asked for by.
  /// - Throws: `OpenTypeError` if the file is no usable font.
  @discardableResult
  package func register(fontFile: URL) throws -> [String] {
    let fonts = try OpenTypeFont.fonts(in: Data(contentsOf: fontFile))
    var names: [String] = []
    for (index, font) in fonts.enumerated() {
      let face = FaceTable(file: FontTableWriter.table(of: font, characters: nil))
      let own = font.names.all
      state.withLock { $0.register(face, names: own, from: fontFile, at: index) }
      names += own.filter { !names.contains($0) }
    }
    return names
  }

  /// The font that a picture names.
  func font(drawnAs face: FontFace) -> ResolvedFont {
    state.withLock { $0.font(drawnAs: face) }
  }

  /// The outlines of a font's letters; nil where there are none.
  func outlines(of font: ResolvedFont) -> FontOutlines? {
    state.withLock { $0.outlines(of: font) }
  }

  /// The length of one placeholder character, points.
  func placeholderAdvance(size: CGFloat) -> CGFloat {
    state.withLock { $0.placeholderAdvance(size: size) }
  }

  /// The size of a style in one category relative to the default category, for `ScaledMetric`.
  package func scaleFactor(of style: Font.TextStyle, in context: FontContext) -> CGFloat {
    state.withLock { library in
      let scale = library.scale(context.platform)
      return scale.entry(style, context.dynamicType).size / scale.defaultSize(style)
    }
  }
}

/// What a cache entry is found by.
struct FontRequest: Hashable {
  let font: Font?
  let context: FontContext

  static func == (lhs: FontRequest, rhs: FontRequest) -> Bool {
    guard lhs.context == rhs.context else { return false }
    guard let one = lhs.font else { return rhs.font == nil }
    guard let two = rhs.font else { return false }
    return one == two
  }

  /// What most fonts of a widget differ in: comparing the rest is quicker than hashing it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(font?.weight?.number ?? context.weightOverride?.number ?? 0)
    switch font?.base {
    case .system(let size)?: hasher.combine(size)
    case .style(let style)?: hasher.combine(style)
    case .custom(let name, let size, _)?:
      hasher.combine(name)
      hasher.combine(size)
    case nil: break
    }
  }
}
