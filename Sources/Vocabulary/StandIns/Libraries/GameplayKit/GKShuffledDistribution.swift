/// Every outcome once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var waiting: [Int] = []

  open override func nextInt() -> Int {
    if waiting.isEmpty { waiting = Array(lowestValue...highestValue) }
    return waiting.remove(at: source.nextInt(upperBound: waiting.count))
  }
}

/// Outcomes around the mean, by the sum of twelve numbers; none is beyond three deviations.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public var mean: Float { Float(lowestValue + highestValue) / 2 }
  public var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    let sum = (0..<12).reduce(Float(0)) { sum, _ in sum + source.nextUniform() }
    let value = mean + min(max(sum - 6, -3), 3) * deviation
    return min(max(Int(value.rounded()), lowestValue), highestValue)
  }
}
