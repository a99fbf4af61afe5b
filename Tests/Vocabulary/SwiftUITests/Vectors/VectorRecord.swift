import Foundation
import TestSupport

/// What Apple's layout answered: a line of Tests/Fixtures/layout-vectors.tsv, whose figures are
/// those of Facts/recordings.md#cases.
struct VectorRecord: Sendable {
  let id: String
  let device: LayoutProbe.Device
  /// The window, or the proposal of a single view; points.
  let width: CGFloat?
  let height: CGFloat?
  /// The numbers of each named answer; nil where nothing was recorded.
  let expected: [(name: String, numbers: [Double?])]
  private let fontDependentNames: [String]

  /// Whether an answer depends on the widths or heights of San Francisco.
  func isFontDependent(_ name: String) -> Bool {
    fontDependentNames == ["*"] || fontDependentNames.contains(name)
  }

  private init?(_ line: Substring) {
    let cells = line.split(separator: "\t").map(String.init)
    guard cells.count == 7, let device = LayoutProbe.Device(cells[2]) else { return nil }
    (id, self.device) = (cells[0], device)
    (width, height) = (Double(cells[3]).map { CGFloat($0) }, Double(cells[4]).map { CGFloat($0) })
    fontDependentNames = cells[5].split(separator: " ").map(String.init)
    expected = cells[6].split(separator: " ").map { answer in
      let parts = answer.split(separator: "=")
      return (String(parts[0]), parts[1].split(separator: ",").map { Double($0) })
    }
  }

  /// Every recorded vector, in the order of the file.
  static let all: [VectorRecord] = VectorFixture.lines("layout-vectors.tsv").compactMap(Self.init)
}

/// The tables that the vector tests read.
enum VectorFixture {
  private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }
  /// What is known of the recordings.
  static let page = root.appendingPathComponent("Sources/Facts/recordings.md")

  /// The lines of a table in Tests/Fixtures without its head.
  static func lines(_ name: String) -> [Substring] {
    let file = root.appendingPathComponent("Tests/Fixtures/\(name)")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return (text ?? "").split(separator: "\n").dropFirst().map { $0 }
  }
}
