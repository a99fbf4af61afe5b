import Foundation

/// How far one answer of ours is from the recorded one.
struct VectorOutcome: Sendable {
  let id: String
  let name: String
  let isFontDependent: Bool
  /// The largest distance of a number, points; infinite where the view is missing.
  let worst: Double
  /// Ours less the recorded number, for each number.
  let errors: [Double]
  let found: [Double]?
  let wanted: [Double?]

  var line: String {
    let found = found.map { "\($0)" } ?? "nothing"
    return "\(id) \(name): \(found), recorded \(wanted.map { $0.map { "\($0)" } ?? "–" })"
  }

  private init(_ record: VectorRecord, _ name: String, _ wanted: [Double?], _ found: [Double]?) {
    (id, self.name, isFontDependent) = (record.id, name, record.isFontDependent(name))
    (self.found, self.wanted) = (found, wanted)
    guard let found, found.count == wanted.count else {
      (errors, worst) = ([], .infinity)
      return
    }
    errors = zip(found, wanted).compactMap { mine, theirs in theirs.map { mine - $0 } }
    worst = errors.map(abs).max() ?? 0
  }

  /// The outcomes of all cases, by the order of the records.
  @MainActor static let all: [VectorOutcome] = VectorRecord.all.flatMap { record in
    guard let vector = vectorCases.first(where: { $0.id == record.id }) else {
      return [VectorOutcome]()
    }
    let answer = vector.answer(record)
    return record.expected.map { VectorOutcome(record, $0.name, $0.numbers, answer[$0.name]) }
  }
}
