package import DiagnosticRecords
import Foundation
import ProjectReader

/// What a compiler or linker printed, as diagnostics.
struct CompilerOutput {
  /// More are only counted.
  static let limit = 1000

  private var found: [Diagnostic] = []
  /// What is found already, without notes.
  private var known: Set<CompilerMessage> = []
  /// All errors, as they were printed.
  private(set) var messages: [CompilerMessage] = []

  /// - Parameters:
  ///   - text: lines in the compiler's classic style (`file:line:column: error: message`).
  ///   - root: the folder that file names are made relative to.
  init(_ text: String, root: URL) {
    var last: Int?
    for message in CompilerMessage.all(text) + CompilerCrash.messages(in: text) {
      if message.isNote {
        if let last { addNote(message.text, to: last) }
      } else {
        messages.append(message)
        last = add(message, root: root)
      }
    }
  }

  private mutating func add(_ message: CompilerMessage, root: URL) -> Int? {
    let file = message.file.map { Self.name($0, root) }
    let diagnostic = Diagnostic(
      .doesNotCompile, message.text, file: file, line: message.line,
      subject: MissingName(message.text)?.label)
    let key = CompilerMessage(
      file: file, line: message.line, column: nil, kind: "", text: message.text)
    guard known.insert(key).inserted else { return nil }
    found.append(diagnostic)
    return found.count - 1
  }

  /// A file as seen from the root. Files of the project may lie beside it; others are ours.
  private static func name(_ path: String, _ root: URL) -> String {
    guard path.hasPrefix("/") else { return path }
    let relative = DiskPath.relative(URL(fileURLWithPath: path), to: root)
    return relative.hasPrefix("../../../") ? path : relative
  }

  /// At most three notes, as the hint of the error they follow.
  private mutating func addNote(_ text: String, to index: Int) {
    let notes = found[index].hint?.split(separator: "\n").map(String.init) ?? []
    guard notes.count < 3, !notes.contains(text) else { return }
    found[index].hint = (notes + [text]).joined(separator: "\n")
  }

  /// Whether errors are of what stands in files, and not only crashes at what does.
  var isOfSource: Bool { messages.contains { $0.file != nil && $0.text != CompilerCrash.message } }

  /// The files with errors.
  var files: Set<String> { Set(found.compactMap(\.file)) }

  /// The diagnostics in the order of their appearance, cut to the limit with a count of the rest;
  /// if there is none, `fallback`.
  func diagnostics(orElse fallback: Diagnostic) -> [Diagnostic] {
    // The driver's remark that a step failed says nothing beside the reason.
    let named = found.filter { $0.file != nil || !$0.message.contains("command failed ") }
    let found = named.isEmpty ? found : named
    guard !found.isEmpty else { return [fallback] }
    guard found.count > Self.limit else { return found }
    let rest = found.count - Self.limit
    return found.prefix(Self.limit) + [
      Diagnostic(.moreErrors, "\(rest) more errors are not shown.")
    ]
  }
}

extension Rule {
  package static let doesNotCompile = Rule(
    "does-not-compile", fault: .widget, .error, "The code does not compile here",
    why: "The widgets of the target are not drawn. Where names are missing beside it, only what "
      + "holds the line is left out.",
    remedy: "Correct the line; what Apple has and Vitrine has not is listed on the coverage "
      + "page.")
  static let moreErrors = Rule(
    "more-errors", fault: .widget, .note, "There are more errors than are shown",
    why: "The first ones are often the cause of the others.",
    remedy: "Correct the first ones and build again.")
}
