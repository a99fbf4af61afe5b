import Foundation

/// An answer that is not Apple's, and why: a line of Tests/Fixtures/layout-vectors-known.tsv.
struct KnownDifference: Sendable {
  let id: String
  let reason: String
  private let names: [String]

  /// Whether an answer of the vector is meant.
  func covers(_ outcome: VectorOutcome) -> Bool {
    id == outcome.id && (names == ["*"] || names.contains(outcome.name))
  }

  private init?(_ line: Substring) {
    let cells = line.split(separator: "\t").map(String.init)
    guard cells.count == 3 else { return nil }
    (id, names, reason) = (cells[0], cells[1].split(separator: " ").map(String.init), cells[2])
  }

  /// All of them.
  static let all = VectorFixture.lines("layout-vectors-known.tsv").compactMap(Self.init)
}
