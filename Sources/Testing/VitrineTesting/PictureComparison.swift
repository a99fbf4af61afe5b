import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import SnapshotRecords

/// Compares what was drawn for a test with what is recorded, and tells the suite.
@MainActor struct PictureComparison {
  private let position: TestPosition
  /// What tells this call from others in the same test.
  private let name: String?
  private let mode: RecordMode
  private let issue: TestIssue
  /// Files of pictures, by what became of them; those that changed by the words for it.
  private var recorded: [String] = []
  private var missing: [String] = []
  private var changed: [(words: [String], files: [String])] = []
  /// What was drawn for each file in this process, as a checksum.
  private static var drawn: [String: String] = [:]

  init(_ position: TestPosition, named name: String?) {
    (self.position, self.name) = (position, name)
    mode = RecordMode.ofEnvironment(ProcessInfo.processInfo.environment)
    issue = TestIssue(position: position)
  }

  /// - Parameter isOnly: Whether the picture needs no name besides that of the test.
  mutating func compare(_ drawing: Drawing, isOnly: Bool) {
    if let wrong = RecordMode.unknown(ProcessInfo.processInfo.environment) {
      let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      issue.fail("\(RecordMode.variable) cannot be \u{201C}\(wrong)\u{201D}. Expected: \(known).")
    }
    for diagnostic in drawing.diagnostics { tell(diagnostic) }
    if drawing.pictures.isEmpty { issue.fail("Nothing was drawn.") }
    let stem = [position.title, name].compactMap { $0 }.map(PathName.slug).joined(separator: "-")
    for picture in drawing.pictures {
      compare(picture, isOnly ? stem : "\(stem)/\(picture.name)")
    }
    // A suite that records proves nothing, so it must not look as if it had.
    say(recorded, "recorded. Look at what is there, and run again.")
    say(missing, "not there. \(RecordMode.variable)=missing records what is missing.")
    for (words, files) in changed {
      let list = words.map { "\n  \($0)" }.joined()
      say(files, "changed:\(list)\n\(RecordMode.variable)=failed accepts what is drawn now.")
    }
  }

  private mutating func compare(_ picture: DrawnPicture, _ path: String) {
    let record = RecordedPicture(path, in: position.folder)
    let file = record.file.path
    let mark = SHA256.short(picture.svg + picture.tree)
    guard Self.drawn.updateValue(mark, forKey: file) ?? mark == mark else {
      let words = "gets two pictures from this test. Give each call a name: `named:`."
      return issue.fail("\(file) \(words)")
    }
    let isMissing = record.svg == nil
    let changes = record.changes(to: picture)
    if mode.takes(isMissing: isMissing, isChanged: !changes.isEmpty) {
      if !isMissing, changes.isEmpty { return }
      do {
        try record.write(picture)
        recorded.append(file)
      } catch {
        issue.fail("\(file) cannot be written: \(error.localizedDescription)")
      }
    } else if isMissing {
      missing.append(file)
    } else if !changes.isEmpty {
      let stem = path.split(separator: "/").joined(separator: "-")
      issue.attach(record.svg ?? [], named: "\(stem)-recorded.svg")
      issue.attach(picture.svg, named: "\(stem)-drawn.svg")
      if let index = changed.firstIndex(where: { $0.words == changes }) {
        changed[index].files.append(file)
      } else {
        changed.append((changes, [file]))
      }
    }
  }

  /// Says of files what became of them, the first ones by name.
  private func say(_ files: [String], _ words: String) {
    guard let first = files.first else { return }
    let rest = files.dropFirst().prefix(4).map { "\n\($0)" }.joined()
    let more = files.count > 5 ? "\nand \(files.count - 5) more" : ""
    issue.fail("\(first)\(rest)\(more) \(files.count == 1 ? "is" : "are") \(words)")
  }

  private func tell(_ diagnostic: Diagnostic) {
    let words = [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: " ")
    switch diagnostic.severity {
    case .error: issue.fail(words)
    case .warning: issue.warn(words)
    case .note: break
    }
  }
}

extension RecordMode {
  /// The variable of the environment that says which pictures a suite records.
  static let variable = "VITRINE_RECORD"

  /// What the environment says and is none of the modes; nil if it says nothing else.
  static func unknown(_ environment: [String: String]) -> String? {
    environment[variable].flatMap { RecordMode(rawValue: $0) == nil ? $0 : nil }
  }

  /// What the environment says; else nothing is recorded where nobody looks, and elsewhere what is
  /// missing.
  static func ofEnvironment(_ environment: [String: String]) -> RecordMode {
    if let word = environment[variable] { return RecordMode(rawValue: word) ?? .never }
    let isWatched = ["", "0", "false"].contains(environment["CI"] ?? "")
    return isWatched ? .missing : .never
  }
}
