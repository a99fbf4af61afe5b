import Foundation
import Testing

@testable import Charts

struct ScaleTests {
  @Test(arguments: [
    (0.0, 47.0, 5, [0.0, 10, 20, 30, 40]),
    (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (-3, 3, 3, [-2, 0, 2]),
    (0, 9000, 3, [0, 5000]),
    (0, 0.003, 3, [0, 0.001, 0.002, 0.003]),
  ])
  func `ticks of numbers are multiples of 1, 2 or 5`(
    lower: Double, upper: Double, intervals: Int, ticks: [Double]
  ) {
    let step = NiceStep(length: upper - lower, intervals: intervals)
    #expect(step.ticks(from: lower, to: upper) == ticks)
  }
}
