import Testing

@testable import Charts

struct NiceStepTests {
  /// The first four rows are Apple's article on axes, the next five public screenshots.
  @Test(arguments: [
    (0.0, 40.0, 4, [0.0, 10, 20, 30, 40]), (0, 100, 4, [0, 25, 50, 75, 100]),
    (0, 100, 3, [0, 50, 100]), (0, 100, 5, [0, 25, 50, 75, 100]),
    (0, 250, 4, [0, 100, 200, 300]), (0, 137, 4, [0, 50, 100, 150]),
    (0, 916, 4, [0, 250, 500, 750, 1000]), (0, 4560, 4, [0, 2000, 4000, 6000]),
    (-1, 1, 4, [-1, -0.5, 0, 0.5, 1]), (0, 12, 4, [0, 5, 10, 15]),
    (0, 0.003, 4, [0, 0.001, 0.002, 0.003]), (0, 7, 4, [0, 2, 4, 6, 8]),
    (-3, 3, 4, [-4, -2, 0, 2, 4]), (-0.2, 1e6, 2, [-1_000_000, 0, 1_000_000]),
  ])
  func `an axis goes on to round numbers`(
    lower: Double, upper: Double, count: Int, ticks: [Double]
  ) {
    let step = NiceStep(from: lower, to: upper, count: count, rounds: true)
    let (low, high) = (step.rounded(lower, .down), step.rounded(upper, .up))
    #expect(step.ticks(from: low, to: high) == ticks)
  }

  @Test(arguments: [
    (0.0, 128.0, 4, [0.0, 50, 100]), (50, 160, 4, [50, 75, 100, 125, 150]),
    (0.1, 0.9, 4, [0.2, 0.4, 0.6, 0.8]),
  ])
  func `a domain that is given is marked inside`(
    lower: Double, upper: Double, count: Int, ticks: [Double]
  ) {
    let step = NiceStep(from: lower, to: upper, count: count, rounds: false)
    #expect(step.ticks(from: lower, to: upper) == ticks)
  }

  @Test(arguments: [(1.0, 2), (10.0, 0), (100.0, 0), (0.01, 4)])
  func `a step knows its digits`(upper: Double, digits: Int) {
    let step = NiceStep(from: 0, to: upper, count: 4, rounds: true)
    #expect(step.fractionDigits == digits)
  }
}
