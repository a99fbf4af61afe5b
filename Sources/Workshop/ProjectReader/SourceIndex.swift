import Encodings
import Foundation
import SourceLexing
import SourcePreparing

/// Where in a program's files types are declared and names are written, to give what is found out
/// while drawing a position in the code.
package struct SourceIndex: Sendable {
  /// A position in a file.
  package struct Position: Hashable, Sendable {
    /// Relative to the input.
    package var file: String
    /// Counted from 1.
    package var line: Int

    package init(file: String, line: Int) {
      (self.file, self.line) = (file, line)
    }
  }

  private var declarations: [String: Position] = [:]
  private var files: [WidgetProject.SourceFile] = []

  /// The index of no program.
  package init() {}

  package init(_ project: WidgetProject) {
    files = project.files
    for file in files {
      for declaration in file.facts.declarations where declaration.keyword != "extension" {
        let position = Position(file: file.path, line: declaration.line)
        declarations[declaration.name, default: position] = position
      }
    }
  }

  /// The first declaration of a type; arguments of generic types and outer types are left out.
  package func declaration(of type: String) -> Position? {
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    return name.flatMap { declarations[$0] }
  }

  /// The declaration that a line of code stands in: the last of its file that begins by then.
  package func declaration(around position: Position) -> Position? {
    let file = files.first { $0.path == position.file }
    let lines = file?.facts.declarations.filter(\.isTopLevel).map(\.line) ?? []
    return lines.filter { $0 <= position.line }.max().map {
      Position(file: position.file, line: $0)
    }
  }

  /// The position in a type's declaration where a text is written: the literal that says it, or one
  /// with interpolations that may come to it.
  package func text(_ text: String, in type: String) -> Position? {
    guard let start = declaration(of: type),
      let file = files.first(where: { $0.path == start.file })
    else { return nil }
    let next = file.facts.declarations.first {
      $0.line > start.line && $0.isTopLevel && $0.keyword != "extension"
    }
    let (source, own) = Self.text(of: file)
    let lines = (start.line + own)..<(next.map { $0.line + own } ?? Int.max)
    let literals = source.tokens.filter { $0.kind == .string && lines.contains($0.line) }
    let found =
      literals.first { source.text($0) == "\"\(text)\"" }
      ?? literals.first { LiteralPattern(source.text($0))?.matches(text) == true }
    return found.map { Position(file: file.path, line: $0.line - own) }
  }

  /// The first position where a string literal says just this.
  ///
  /// Reads the files when asked, which is seldom.
  ///
  /// - Parameter file: The file to look in first.
  package func literal(_ text: String, preferring file: String? = nil) -> Position? {
    let wanted = Array("\"\(text)\"".utf8)
    let preferred = files.filter { $0.path == file } + files.filter { $0.path != file }
    for file in preferred where file.prepared.holds(wanted) {
      let (source, own) = Self.text(of: file)
      let token = source.tokens.first {
        $0.kind == .string && $0.line > own && source.bytes[$0.range].elementsEqual(wanted)
      }
      if let token { return Position(file: file.path, line: token.line - own) }
    }
    return nil
  }

  /// Those of some names that files write anywhere, be it in a longer name.
  ///
  /// - Parameter paths: Relative to the input; nil for all files.
  package func written(_ names: Set<String>, in paths: Set<String>?) -> Set<String> {
    names.filter { name in
      files.contains { file in
        paths?.contains(file.path) ?? true && file.prepared.holds(Array(name.utf8))
      }
    }
  }

  /// What the files are called and say, as the compiler gets them.
  package var print: String {
    var print = Fingerprint()
    for file in files {
      print.add(file.path)
      file.prepared.withUnsafeBytes { print.add($0) }
    }
    return print.text
  }

  /// A file as the index calls it, given its path as the compiler got it; others as they are.
  package func path(of file: String) -> String {
    guard file.hasPrefix("/") else { return file }
    return files.first { $0.url.path == file }?.path ?? file
  }

  /// All files, relative to the input.
  var paths: [String] { files.map(\.path) }

  /// The text of a file, and how many lines of it are the preparer's own, above the file's.
  func text(of path: String) -> (source: SourceText, own: Int)? {
    files.first { $0.path == path }.map(Self.text)
  }

  private static func text(of file: WidgetProject.SourceFile) -> (source: SourceText, own: Int) {
    let source = SourceText(file.prepared)
    // The preparer's own lines end with the directive that sets the line back to 1.
    let own = source.tokens.first { source.text($0) == "#sourceLocation" }.map(\.line) ?? 0
    return (source, own)
  }
}
