/// The fonts that were asked for last in a context. A widget has few and asks for one with every
/// text, in the same context from picture to picture. Used on the main actor only.
package final class ContextFonts: @unchecked Sendable {
  let context: FontContext
  private unowned let library: FontLibrary
  /// The platform's default font.
  private var usual: ResolvedFont?
  private var known: [(asked: Font, font: ResolvedFont)] = []
  /// The numbers of the fonts asked for, by which most are told.
  private var codes: [UInt64?] = []
  /// More are not kept.
  private static let most = 32

  init(_ context: FontContext, in library: FontLibrary) {
    (self.context, self.library) = (context, library)
  }

  /// The font of a text; nil is the platform's default font.
  package func resolve(_ asked: Font?) -> ResolvedFont {
    guard let asked else { return usualFont }
    let code = asked.plainCode
    for index in codes.indices
    where codes[index] == code && (code != nil || known[index].asked == asked) {
      return known[index].font
    }
    let font = library.resolve(asked, in: context)
    if codes.count == Self.most { (known, codes) = ([], []) }
    known.append((asked, font))
    codes.append(code)
    return font
  }

  private var usualFont: ResolvedFont {
    if let usual { return usual }
    let font = library.resolve(nil, in: context)
    usual = font
    return font
  }
}
