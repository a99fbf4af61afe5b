public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }

  /// Whether a value lies in the range; the end itself does not.
  public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
}

extension ChartBinRange: Equatable, Hashable where Bound: Hashable {}

extension ChartBinRange: Sendable where Bound: Sendable {}
