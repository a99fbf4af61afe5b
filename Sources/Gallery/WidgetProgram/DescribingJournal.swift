import Foundation
package import WidgetHost

/// How far a program has come in describing itself: a line of JSON for each widget and preview that
/// it begins with, and one when that is over. So the tool knows what ended the program.
package final class DescribingJournal {
  /// One line.
  private struct Line: Codable {
    var unit: DescribedUnit
    var isOver: Bool
  }

  private let handle: FileHandle
  private let encoder = JSONEncoder()

  /// - Parameter answer: The path of what the program answers.
  init(beside answer: String) throws {
    let file = Self.file(beside: answer)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    handle = try FileHandle(forWritingTo: file)
    encoder.outputFormatting = [.sortedKeys]
  }

  /// A journal that cannot be written costs only the name of what ends the program.
  func note(_ unit: DescribedUnit, isOver: Bool) {
    guard let line = try? encoder.encode(Line(unit: unit, isOver: isOver)) else { return }
    try? handle.write(contentsOf: line + Data([10]))
  }

  /// What was begun last and is not over; nil where nothing is.
  package static func unfinished(beside answer: String) -> DescribedUnit? {
    guard let data = try? Data(contentsOf: file(beside: answer)) else { return nil }
    let decoder = JSONDecoder()
    var open: [DescribedUnit] = []
    for text in data.split(separator: 10) {
      guard let line = try? decoder.decode(Line.self, from: text) else { continue }
      if line.isOver { open.removeAll { $0 == line.unit } } else { open.append(line.unit) }
    }
    return open.last
  }

  private static func file(beside answer: String) -> URL {
    URL(fileURLWithPath: answer + ".journal")
  }
}
