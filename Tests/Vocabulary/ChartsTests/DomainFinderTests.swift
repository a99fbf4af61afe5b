import Foundation
import Testing

@testable import Charts

struct DomainFinderTests {
  private func domain(
    _ numbers: [Double], rounds: Bool = true, _ change: (inout _ScaleRequest) -> Void = { _ in }
  ) -> ChartDomain {
    var request = _ScaleRequest()
    change(&request)
    return DomainFinder(request: request, calendar: ChartProbe.calendar).domain(
      of: numbers.map { PlottedValue(_ChartDatum(.number($0))) }, count: 4, roundsLower: rounds,
      roundsUpper: rounds)
  }

  @Test func `numbers begin at zero and end at a whole step`() {
    #expect(domain([42, 137]) == .numbers(0, 150))
    #expect(domain([42, 137], rounds: false) == .numbers(0, 137))
    #expect(domain([142, 237]) { $0.includesZero = false } == .numbers(100, 250))
    #expect(domain([-42, 10]) == .numbers(-50, 25))
    #expect(domain([3, 700]) { $0.type = .log } == .numbers(1, 1000))
    #expect(domain([]) == .empty)
  }

  @Test func `days reach from the beginning of the first to the end of the last`() {
    let finder = DomainFinder(request: _ScaleRequest(), calendar: ChartProbe.calendar)
    let values = [june(2, hour: 15), june(8, hour: 9)].map {
      PlottedValue(_ChartDatum(.date($0)), unit: .day)
    }
    #expect(
      finder.domain(of: values, count: 4, roundsLower: true, roundsUpper: true)
        == .dates(
          june(2).timeIntervalSinceReferenceDate, june(9).timeIntervalSinceReferenceDate))
  }
}
