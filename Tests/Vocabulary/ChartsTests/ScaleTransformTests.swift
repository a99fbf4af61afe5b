import Testing

@testable import Charts

struct ScaleTransformTests {
  @Test(arguments: [
    (ScaleTransform.linear, 25.0, 0.25), (.power(0.5), 25, 0.5), (.symmetricLog(1), 0, 0),
  ])
  func `a number finds its position between 0 and 100`(
    transform: ScaleTransform, number: Double, part: Double
  ) {
    let scale = ChartScale(.numbers(0, 100), from: 0, to: 1, transform: transform)
    #expect(abs(Double(scale.position(number) ?? -1) - part) < 1e-9)
  }

  @Test func `each power of ten takes as much of a logarithmic axis`() {
    let scale = ChartScale(.numbers(1, 1000), from: 300, to: 0, transform: .log)
    let positions = [1.0, 10, 100, 1000].compactMap { scale.position($0) }
    #expect(zip(positions, [300.0, 200, 100, 0]).allSatisfy { abs(Double($0) - $1) < 1e-9 })
    #expect(scale.position(0.0) == nil && scale.position(-5.0) == nil)
    #expect(ScaleTransform.log.ticks(from: 1, to: 1500) == [1, 10, 100, 1000])
    #expect(ScaleTransform.symmetricLog(1).ticks(from: -20, to: 200) == [-10, -1, 0, 1, 10, 100])
  }

  @Test func `a position leads back to its value`() {
    let scales: [ScaleTransform] = [.linear, .log, .power(0.5), .symmetricLog(1)]
    for transform in scales {
      let scale = ChartScale(.numbers(1, 81), from: 0, to: 100, transform: transform)
      let number = scale.position(9.0).flatMap { scale.datum(at: $0)?.number } ?? 0
      #expect(abs(number - 9) < 1e-6)
    }
  }
}
