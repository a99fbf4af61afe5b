import Foundation
import ResourceCatalogs
import Testing

/// Frames of symbols beside those recorded of Apple's SwiftUI (Facts/fonts.md#symbols).
struct SymbolFrameTests {
  /// A recorded frame, points.
  private struct Row {
    var name: String
    var column: String
    var size: Double
    var weight: SymbolWeight
    var scale: SymbolScale
    var frame: CGSize

    /// Width and height that are too many, rounded to half points as a frame is.
    func error(in library: SymbolLibrary) -> CGSize? {
      let drawing = library.drawing(named: name, weight: weight, scale: scale, pointSize: size)
      guard let drawing else { return nil }
      func off(_ ems: CGFloat, _ recorded: CGFloat) -> CGFloat {
        (ems * size * 2).rounded() / 2 - recorded
      }
      return CGSize(
        width: off(drawing.size.width, frame.width), height: off(drawing.size.height, frame.height))
    }
  }

  private static let table = URL(
    fileURLWithPath: ThemeFolder.standard.path(of: "symbols/frames.tsv"))

  private static let lines: [[Substring]] = {
    let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "\t") }
  }()

  private static let rows: [Row] = lines.dropFirst(2).flatMap { line in
    zip(lines[0], line).dropFirst().compactMap { column, cell in
      let (at, sides) = (column.split(separator: " "), cell.split(separator: " "))
      guard sides.count == 2, let weight = SymbolWeight(rawValue: "\(at[1])"),
        let scale = SymbolScale(rawValue: "\(at[2])"), let width = Double(sides[0]),
        let height = Double(sides[1]), let size = Double(at[0])
      else { return nil }
      return Row(
        name: "\(line[0])", column: "\(column)", size: size, weight: weight, scale: scale,
        frame: CGSize(width: width, height: height))
    }
  }

  /// Errors of the rows in a library, and how many are at most half a point wide and high.
  private static func errors(
    _ rows: [Row], _ library: SymbolLibrary, _ title: String
  ) -> (share: Double, mean: Double) {
    var good = 0.0
    var sum = 0.0
    var count = 0.0
    var lines: [String] = []
    let groups = Dictionary(grouping: rows, by: \.column).sorted { $0.key < $1.key }
    for (column, group) in groups {
      let errors = group.compactMap { row in row.error(in: library).map { (row, $0) } }
      let far = errors.filter { max(abs($0.1.width), abs($0.1.height)) > 0.5 }
      let total = errors.reduce(0) { $0 + (abs($1.1.width) + abs($1.1.height)) / 2 }
      good += Double(errors.count - far.count)
      (sum, count) = (sum + Double(total), count + Double(errors.count))
      let (wide, high) = (
        errors.reduce(0) { $0 + $1.1.width } / Double(max(errors.count, 1)),
        errors.reduce(0) { $0 + $1.1.height } / Double(max(errors.count, 1))
      )
      lines.append(
        String(
          format: "%@  %3d rows, %3d within half a point, mean %+.2f wide %+.2f high", column,
          errors.count, errors.count - far.count, wide, high))
      if ProcessInfo.processInfo.environment["VITRINE_SYMBOL_ROWS"] != nil {
        lines += errors.map { row, error in
          String(format: "  %@ %+.1f %+.1f", row.name, error.width, error.height)
        }
      }
    }
    let report = "\(title)\n" + lines.joined(separator: "\n") + "\n"
    FileHandle.standardError.write(Data(report.utf8))
    return count > 0 ? (good / count, sum / count) : (0, .infinity)
  }

  /// The library with another table of frames.
  private static func library(_ folder: TemporaryFolder, _ lines: [[Substring]]) throws
    -> SymbolLibrary
  {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: table.deletingLastPathComponent(),
      to: URL(fileURLWithPath: folder.path).appendingPathComponent("symbols"))
    let text = lines.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    folder.write(text, to: "symbols/frames.tsv")
    return SymbolLibrary(folder: ThemeFolder(path: folder.path))
  }

  @Test func recordedSymbolsHaveTheirFrames() {
    let (share, mean) = Self.errors(Self.rows, .standard, "recorded frames")
    #expect(Self.rows.count > 1500 && share >= 0.95 && mean < 0.1)
  }

  @Test func aSizeBetweenRecordedOnesIsInterpolated() throws {
    let folder = TemporaryFolder()
    let column = try #require(Self.lines[0].firstIndex(of: "17 regular medium"))
    let lines = Self.lines.map { line in
      var line = line
      line.remove(at: column)
      return line
    }
    let rows = Self.rows.filter { $0.size == 17 }
    let (share, mean) = Self.errors(
      rows, try Self.library(folder, lines), "17 points found from 13 and 22")
    #expect(rows.count > 200 && share >= 0.95 && mean < 0.4)
  }

  @Test func symbolsWithoutARecordTakeWhatTheirFamilyTakes() throws {
    let folder = TemporaryFolder()
    let unseen = Set(
      Self.lines.dropFirst(2).enumerated().filter { $0.offset % 2 == 1 }.map {
        $0.element[0]
      })
    let library = try Self.library(folder, Self.lines.filter { !unseen.contains($0[0]) })
    let rows = Self.rows.filter { unseen.contains(Substring($0.name)) }
    let (share, mean) = Self.errors(rows, library, "half of the symbols found from the others")
    #expect(rows.count > 700 && share >= 0.4 && mean < 1)
  }

  @Test(arguments: [
    ("star", 17, SymbolWeight.regular, SymbolScale.medium, 22, 20),
    ("star", 13, .regular, .medium, 16.5, 16), ("star", 28, .regular, .medium, 36, 33.5),
    ("star", 34, .regular, .medium, 43.5, 40.5), ("star", 17, .regular, .large, 28, 27),
    ("star", 17, .bold, .medium, 22.5, 21.5), ("wifi", 17, .regular, .medium, 22.5, 16),
    ("gear", 17, .regular, .medium, 21.5, 20.5), ("star.fill", 13, .regular, .medium, 16.5, 16),
    ("checkmark.square.fill", 13, .regular, .medium, 15, 14),
    ("person.circle", 22, .regular, .medium, 26, 25),
  ])
  func otherRecordsAgree(
    name: String, size: Double, weight: SymbolWeight, scale: SymbolScale, width: Double,
    height: Double
  ) throws {
    let row = Row(
      name: name, column: "", size: size, weight: weight, scale: scale,
      frame: CGSize(width: width, height: height))
    let error = try #require(row.error(in: .standard))
    #expect(abs(error.width) <= 0.5 && abs(error.height) <= 0.5)
  }
}
