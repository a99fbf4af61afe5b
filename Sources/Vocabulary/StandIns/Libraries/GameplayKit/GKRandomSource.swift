import Foundation

/// Chance by a seed. How Apple's sources make numbers of their sequences is not published, so ours
/// are the same in every run, but not Apple's.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private var next: () -> UInt32

  init(next: @escaping () -> UInt32) { self.next = next }

  /// Seeded by the system's chance, which gallery programs have replaced.
  public override convenience init() {
    var generator = SystemRandomNumberGenerator()
    self.init(seed: generator.next())
  }

  convenience init(seed: UInt64) {
    var twister = MersenneTwister(seed: seed)
    self.init { UInt32(truncatingIfNeeded: twister.next() >> 32) }
  }

  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }

  open func nextInt() -> Int { Int(Int32(bitPattern: next())) }

  /// 0 up to the bound, without it; each as often.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1, let bound = UInt32(exactly: upperBound) else { return 0 }
    let least = (0 &- bound) % bound
    var value = next()
    while value < least { value = next() }
    return Int(value % bound)
  }

  /// 0…1.
  open func nextUniform() -> Float { Float(next() >> 8) / Float(1 << 24 - 1) }
  open func nextBool() -> Bool { next() >> 31 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(index, nextInt(upperBound: index + 1))
    }
    return result
  }
}

/// The sequence of RC4; its first values are only dropped where that is asked for.
public final class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: Data
  private let sequence: ARC4

  public init(seed: Data) {
    let sequence = ARC4(key: Array(seed))
    (self.seed, self.sequence) = (seed, sequence)
    super.init { sequence.next() }
  }

  public convenience init() {
    var generator = SystemRandomNumberGenerator()
    self.init(seed: withUnsafeBytes(of: generator.next() as UInt64) { Data($0) })
  }

  public func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = sequence.next() } }
}

public final class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    var twister = MersenneTwister(seed: seed)
    super.init { UInt32(truncatingIfNeeded: twister.next() >> 32) }
  }

  public convenience init() {
    var generator = SystemRandomNumberGenerator()
    self.init(seed: generator.next())
  }
}

/// By the constants of MMIX (Knuth).
public final class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    var state = seed
    super.init {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32)
    }
  }

  public convenience init() {
    var generator = SystemRandomNumberGenerator()
    self.init(seed: generator.next())
  }
}
