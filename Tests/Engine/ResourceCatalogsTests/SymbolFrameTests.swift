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

  /// How far the frames of some rows are off.
  private struct Errors {
    var all: [CGSize]

    init(_ rows: [Row], _ library: SymbolLibrary) {
      all = rows.compactMap { $0.error(in: library) }
    }

    /// How many are at most half a point off wide and high.
    var share: Double {
      let good = all.filter { max(abs($0.width), abs($0.height)) <= 0.5 }
      return Double(good.count) / Double(max(all.count, 1))
    }

    /// Points, without a sign.
    var mean: Double {
      let sum = all.reduce(0) { $0 + (abs($1.width) + abs($1.height)) / 2 }
      return Double(sum) / Double(max(all.count, 1))
    }

    /// Cells of the table: number, share, and how much too wide and high on average.
    var cells: String {
      let count = CGFloat(max(all.count, 1))
      let (wide, high) = (
        all.reduce(0) { $0 + $1.width } / count, all.reduce(0) { $0 + $1.height } / count
      )
      return String(format: "%d | %.0f | %+.2f | %+.2f", all.count, share * 100, wide, high)
    }
  }

  /// Errors of symbols without a record, found from the other half of them.
  private static func heldOut() throws -> [(rows: [Row], library: SymbolLibrary)] {
    try (0...1).map { rest in
      let names = lines.dropFirst(2).map { $0[0] }
      let unseen = Set(names.indices.filter { $0 % 2 == rest }.map { names[$0] })
      let folder = TemporaryFolder()
      let library = try library(folder, lines.filter { !unseen.contains($0[0]) })
      let rows = rows.filter { unseen.contains(Substring($0.name)) }
      // Everything is read while the folder is there.
      for row in rows { _ = row.error(in: library) }
      return (rows, library)
    }
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
    let errors = Errors(Self.rows, .standard)
    #expect(Self.rows.count > 1500 && errors.share >= 0.95 && errors.mean < 0.1)
  }

  /// 17 points found from 13 and 22.
  private static func between() throws -> Errors {
    let folder = TemporaryFolder()
    let column = try #require(lines[0].firstIndex(of: "17 regular medium"))
    let lines = lines.map { line in
      var line = line
      line.remove(at: column)
      return line
    }
    return Errors(rows.filter { $0.size == 17 }, try library(folder, lines))
  }

  @Test func aSizeBetweenRecordedOnesIsInterpolated() throws {
    let errors = try Self.between()
    #expect(errors.all.count > 200 && errors.share >= 0.95 && errors.mean < 0.4)
  }

  @Test func symbolsWithoutARecordTakeWhatTheirFamilyTakes() throws {
    for (rows, library) in try Self.heldOut() {
      let errors = Errors(rows, library)
      #expect(rows.count > 700 && errors.share >= 0.4 && errors.mean < 1)
    }
  }

  @Test func theTableOfErrorsIsInTheFacts() throws {
    let halves = try Self.heldOut()
    func line(_ title: String, _ isMeant: (Row) -> Bool) -> String {
      var unseen = Errors([], .standard)
      for half in halves { unseen.all += Errors(half.rows.filter(isMeant), half.library).all }
      let seen = Errors(Self.rows.filter(isMeant), .standard)
      return "| \(title) | \(seen.cells) | \(unseen.cells) |"
    }
    let columns = Self.lines[0].dropFirst().map { "\($0)" }
    let between = "| 17 from 13 and 22 | – | – | – | – | \(try Self.between().cells) |"
    let table =
      columns.map { column in line(column) { $0.column == column } }
      + [between, line("all") { _ in true }]
    let report = (["symbol frames"] + table).map { $0 + "\n" }.joined()
    FileHandle.standardError.write(Data(report.utf8))
    let page = Self.table.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Facts/fonts.md")
    // An installation has themes and no facts.
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return }
    #expect(table.filter { !text.contains($0) } == [])
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
