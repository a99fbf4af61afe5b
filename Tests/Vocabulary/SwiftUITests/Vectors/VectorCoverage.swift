import Foundation

/// How much of the recorded layouts is tested, for people.
@MainActor enum VectorCoverage {
  /// One line per kind and the errors of what depends on fonts.
  static var summary: String {
    let outcomes = VectorOutcome.all
    let known = Set(KnownDifference.all.map(\.id))
    let exact = Dictionary(grouping: outcomes, by: \.id)
      .filter { $0.value.allSatisfy { $0.worst <= 0.01 } }
    let covered = Set(outcomes.map(\.id))
    let ids = VectorRecord.all.map(\.id)
    let kinds = Dictionary(grouping: ids) { String($0.prefix { $0 != "/" }) }
    let rows = kinds.keys.sorted().map { kind in
      let ids = kinds[kind] ?? []
      return "  \(kind): \(ids.filter(covered.contains).count) of \(ids.count), "
        + "\(ids.filter { exact[$0] != nil }.count) exact, "
        + "\(ids.filter(known.contains).count) with known differences; "
        + means(outcomes.filter { ids.contains($0.id) })
    }
    let head = "\(covered.count) of \(ids.count) vectors covered, \(exact.count) exact"
    return ([head] + rows + [errors(outcomes)]).joined(separator: "\n")
  }

  /// How far off what has no known difference is, on average, and to which side.
  private static func means(_ outcomes: [VectorOutcome]) -> String {
    let errors = outcomes.filter { outcome in
      !KnownDifference.all.contains { $0.covers(outcome) }
    }.flatMap(\.errors)
    guard !errors.isEmpty else { return "no other numbers" }
    let count = Double(errors.count)
    let (mean, signed) = (
      errors.map(abs).reduce(0, +) / count, errors.reduce(0, +) / count
    )
    // A fall of a hundredth of a point is seen; less is rounding.
    let (far, side) = (Int((mean * 1000).rounded()), Int((signed * 1000).rounded()))
    return "off by \(far) thousandths of a point, signed \(side)"
  }

  private static func errors(_ outcomes: [VectorOutcome]) -> String {
    let errors = outcomes.filter { outcome in
      outcome.isFontDependent && !KnownDifference.all.contains { $0.covers(outcome) }
    }.flatMap(\.errors).map(abs).sorted()
    guard let most = errors.last else { return "  no font-dependent numbers" }
    let near = errors.filter { $0 <= 0.5 }.count
    let shares = [errors[errors.count / 2], errors[errors.count * 95 / 100], most].map {
      (Double($0) * 1000).rounded() / 1000
    }
    return "  font-dependent numbers: \(errors.count), \(near) within half a point, "
      + "median \(shares[0]), 95 % \(shares[1]), max \(shares[2])"
  }
}
