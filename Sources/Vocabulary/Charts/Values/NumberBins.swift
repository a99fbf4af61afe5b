public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  public let thresholds: [Value]

  /// No chart has room for more ranges.
  private static var most: Int { 10_000 }

  /// Ranges that hold all the data, with round bounds.
  ///
  /// - Parameter desiredCount: About how many ranges; twenty at most where nothing is said.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    // What is no number, or has no position on a scale, lies in no range.
    let numbers = data.map { Double($0) }.filter { abs($0) <= 1e100 }
    guard let lower = numbers.min(), let upper = numbers.max() else {
      thresholds = []
      return
    }
    let count = (desiredCount ?? Swift.min(20, Swift.max(1, data.count))) + 1
    let step = NiceStep(from: lower, to: upper, count: count, rounds: true)
    let stride = Double(minimumStride)
    let size = stride.isFinite ? Swift.max(step[1], stride) : step[1]
    let first = (lower / size).rounded(.down)
    let last = Swift.max(first + 1, (upper / size).rounded(.down) + 1)
    let most = Swift.min(last - first, Double(Self.most))
    thresholds = (0...Int(most)).map { Value((first + Double($0)) * size) }
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, Swift.min(count, Self.most))
    let size = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }

  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      data: [range.lowerBound, range.upperBound], desiredCount: desiredCount ?? 10,
      minimumStride: minimumStride)
  }

  public init(thresholds: [Value]) { self.thresholds = thresholds }

  public init(size: Value, range: ClosedRange<Value>) {
    let found = (range.upperBound - range.lowerBound) / size
    let count =
      size > 0 && found.isFinite ? Int(Swift.min(found.rounded(.up), Value(Self.most))) : 1
    thresholds = (0...Swift.max(1, count)).map { range.lowerBound + Value($0) * size }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.max(0, Swift.min(endIndex - 1, above - 1))
  }
}
