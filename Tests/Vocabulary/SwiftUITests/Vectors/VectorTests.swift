import Foundation
import Testing

/// Apple's recorded layouts against ours (Facts/recordings.md#cases).
@MainActor struct VectorTests {
  private var unknown: [VectorOutcome] {
    VectorOutcome.all.filter { outcome in
      !KnownDifference.all.contains { $0.covers(outcome) }
    }
  }

  @Test func `every recorded vector is tested or known to be missing`() {
    let cases = Set(vectorCases.map(\.id))
    let known = Set(KnownDifference.all.map(\.id))
    let ids = VectorRecord.all.map(\.id)
    #expect(ids.count == 188 && Set(ids).count == 188)
    #expect(ids.filter { !cases.contains($0) && !known.contains($0) } == [])
    #expect(cases.union(known).subtracting(ids).sorted() == [])
  }

  @Test func `how near the layouts come stands in the documentation`() throws {
    print(VectorCoverage.summary)
    let page = try String(contentsOf: VectorFixture.page, encoding: .utf8)
    #expect(page.contains(VectorCoverage.summary))
  }

  @Test func `what does not depend on fonts lies exactly where Apple's does`() {
    let off = unknown.filter { !$0.isFontDependent && $0.worst > 0.01 }
    #expect(off.map(\.line) == [])
  }

  @Test func `what depends on fonts is off by half a point at most in the median, by 3 at worst`() {
    let fontDependent = unknown.filter(\.isFontDependent)
    let errors = fontDependent.flatMap(\.errors).map(abs).sorted()
    #expect(errors[errors.count / 2] <= 0.5)
    #expect(fontDependent.filter { $0.worst > 3 }.map(\.line) == [])
  }

  @Test func `known differences still differ`() {
    let stale = KnownDifference.all.filter { known in
      let outcomes = VectorOutcome.all.filter { known.covers($0) }
      return !outcomes.isEmpty
        && outcomes.allSatisfy { $0.worst <= ($0.isFontDependent ? 3 : 0.01) }
    }
    #expect(stale.map(\.id) == [])
  }
}
