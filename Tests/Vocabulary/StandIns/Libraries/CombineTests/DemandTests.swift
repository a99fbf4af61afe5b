import Combine
import Testing

/// Demands are counted like numbers, but for the one without a limit.
struct DemandTests {
  @Test func `a demand is compared with a number`() {
    let two = Subscribers.Demand.max(2)
    #expect(two > 0 && two >= 2 && two < 3 && two <= 2 && two == 2 && two != 1)
    #expect(Subscribers.Demand.none == 0 && Subscribers.Demand.unlimited > 1_000_000)
    #expect(two.max == 2 && Subscribers.Demand.unlimited.max == nil)
  }

  @Test func `demands add up to no limit at most, and go down to none`() {
    var demand = Subscribers.Demand.max(2)
    demand += 3
    demand -= .max(1)
    #expect(demand == 4 && demand - 9 == .none && demand + .unlimited == .unlimited)
    demand += Int.max
    #expect(demand == .unlimited && demand - 5 == .unlimited)
  }
}
