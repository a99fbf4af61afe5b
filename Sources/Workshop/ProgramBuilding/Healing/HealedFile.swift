import Foundation
import SourceLexing
import SourcePreparing

/// A file of a module while it is being healed.
struct HealedFile {
  /// Among the program's sources.
  let name: String
  /// As the compiler knows it, and as messages call it.
  let original: String
  let path: String
  var bytes: [UInt8]
  /// Whether we have written it, and nobody else is to be blamed for what is wrong in it.
  var isAdded = false

  /// The lines of the preparer above the file's own.
  static func ownLines(of text: SourceText) -> Int {
    text.tokens.first { text.text($0) == "#sourceLocation" }.map(\.line) ?? 0
  }

  var ownLines: Int { Self.ownLines(of: SourceText(bytes)) }

  /// - Parameter conditions: decide what of it is compiled.
  func outline(_ conditions: BuildConditions) -> SourceOutline {
    let source = SourceText(bytes)
    return SourceOutline(source, isActive: ActiveRegions(source, conditions).isActive)
  }

  /// The errors of it as positions in its code; without those that have none.
  ///
  /// - Parameter conditions: decide what of it is compiled.
  func sites(_ errors: [CompilerMessage], _ conditions: BuildConditions) -> [HealingSite] {
    let source = SourceText(bytes)
    let isActive = ActiveRegions(source, conditions).isActive
    let outline = SourceOutline(source, isActive: isActive)
    let lines = LineStarts(bytes)
    let own = Self.ownLines(of: source)
    return errors.compactMap { error in
      guard let line = error.line, let column = error.column,
        let offset = lines.offset(line + own, column),
        // What was wrong in another program may be in code that this one does not compile.
        let any = source.tokens.index(at: offset),
        isActive[any] || source.tokens[any].kind == .directive,
        let token = outline.token(at: offset),
        let declaration = outline.declaration(around: token)
      else { return nil }
      let missing =
        MissingName(error.text) ?? MissingName(error.text, at: token, in: outline)
      var site = HealingSite(
        outline: outline, file: path, line: line, message: error.text, missing: missing,
        label: missing?.label ?? "", token: token,
        declaration: outline.declarations[declaration], offset: offset)
      site.isOfMacro = error.isOfMacro
      site.isAdded = isAdded
      return site
    }
  }
}
