import Foundation

/// `themes/symbols/frames.tsv`: the room symbols take. The first line says what each column was
/// recorded at (`13 regular small`), cells are width and height in points (`12.5 12.5`) or a dash.
struct SymbolFrames {
  /// The row for all symbols without one of their own: what a drawing of 100 × 100 units takes.
  static let family = "*"

  private(set) var frames: [String: SymbolFrame] = [:]

  init() {}

  /// The table of a themes folder.
  init(reading folder: ThemeFolder) throws(ThemeError) {
    let file = "symbols/frames.tsv"
    let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let columns = Self.cells(lines.first ?? "").dropFirst().map(Self.condition)
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let cells = Self.cells(line)
      guard cells.count == columns.count + 1,
        let frame = Self.frame(zip(columns, cells.dropFirst()))
      else {
        throw ThemeError(
          file: file, keyPath: "line \(number + 1)",
          problem: "The line does not say what room a symbol takes.")
      }
      frames[String(cells[0])] = frame
    }
  }

  /// The frame of a row; nil if a cell has neither two numbers nor a dash.
  private static func frame(
    _ row: some Sequence<(SymbolFrame.Condition?, Substring)>
  ) -> SymbolFrame? {
    var records: [SymbolFrame.Condition: SIMD2<Double>] = [:]
    for (condition, cell) in row where cell != "-" {
      let sides = cell.split(separator: " ").compactMap { Double($0) }
      guard let condition, sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 < 1000 }) else {
        return nil
      }
      records[condition] = SIMD2(sides[0], sides[1])
    }
    return SymbolFrame(records)
  }

  /// The frame recorded for a name, or for the same symbol filled or not: both have one silhouette.
  func recorded(_ name: String) -> SymbolFrame? {
    if let frame = frames[name] { return frame }
    let ending = ".fill"
    return frames[name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name + ending]
  }

  private static func cells(_ line: Substring) -> [Substring] {
    line.split(separator: "\t", omittingEmptySubsequences: false)
  }

  private static func condition(_ cell: Substring) -> SymbolFrame.Condition? {
    let words = cell.split(separator: " ")
    guard words.count == 3, let size = Double(words[0]), size > 0,
      let weight = SymbolWeight(rawValue: String(words[1])),
      let scale = SymbolScale(rawValue: String(words[2]))
    else { return nil }
    return SymbolFrame.Condition(pointSize: size, weight: weight, scale: scale)
  }
}
