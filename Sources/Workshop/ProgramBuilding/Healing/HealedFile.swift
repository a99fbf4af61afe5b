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

  /// An error's byte in a text, and where its line begins; nil if the text has no such position.
  ///
  /// - Parameter text: with the preparer's own lines above the file's.
  static func offset(_ line: Int, _ column: Int, in text: SourceText) -> Int? {
    var wanted = line + ownLines(of: text) - 1
    var start = 0
    while wanted > 0 {
      guard let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      wanted -= 1
    }
    let offset = start + column - 1
    return offset < text.bytes.count ? offset : nil
  }

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
    let outline = outline(conditions)
    return errors.compactMap { error in
      guard let line = error.line, let column = error.column,
        let offset = Self.offset(line, column, in: outline.source),
        let token = outline.token(at: offset),
        let declaration = outline.declaration(around: token)
      else { return nil }
      let missing = MissingName(error.text)
      var site = HealingSite(
        outline: outline, file: path, line: line, message: error.text, missing: missing,
        label: missing?.label ?? "", token: token,
        declaration: outline.declarations[declaration], offset: offset)
      site.isOfMacro = error.isOfMacro
      return site
    }
  }
}
