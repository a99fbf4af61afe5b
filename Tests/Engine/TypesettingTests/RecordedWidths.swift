import Foundation

/// Widths of San Francisco recorded by others (Facts/fonts.md#widths): the lines of
/// Tests/Fixtures/text-widths.tsv.
enum RecordedWidths {
  /// One recorded string.
  struct Row: Sendable {
    let text: String
    let size: Double
    let weight: Int
    /// Points; what was rounded up to half a point is less by the quarter it is on average.
    let width: Double

    /// Whether it is of several words.
    var isSentence: Bool { text.split(separator: " ").count > 2 }
  }

  /// All recorded strings.
  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/text-widths.tsv")
    let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 4, let size = Double(cells[1]), let weight = Int(cells[2]),
        let width = Double(cells[3])
      else { return nil }
      let isRounded = (width * 2).truncatingRemainder(dividingBy: 1) == 0
      return Row(text: cells[0], size: size, weight: weight, width: width - (isRounded ? 0.25 : 0))
    }
  }()
}
