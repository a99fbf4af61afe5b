/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit per part.
  public let rawValue: UInt
  /// The parts of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the container keeps free.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard covers; a widget never has one.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every part.
  public static let all = SafeAreaRegions(rawValue: .max)
}
