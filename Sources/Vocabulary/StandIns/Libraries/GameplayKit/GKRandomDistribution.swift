import Foundation

open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int

  public init(randomSource source: any GKRandom, lowestValue lowest: Int, highestValue highest: Int)
  {
    (self.source, lowestValue, highestValue) = (source, lowest, max(lowest, highest))
    super.init()
  }

  public convenience init(lowestValue lowest: Int, highestValue highest: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowest, highestValue: highest)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  public class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  public class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float {
    Float(nextInt() - lowestValue) / Float(max(numberOfPossibleOutcomes - 1, 1))
  }
  open func nextBool() -> Bool { nextInt() - lowestValue >= numberOfPossibleOutcomes / 2 }
}
