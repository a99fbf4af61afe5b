/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Apple's numbers: how thick, how it is broken, whether between words.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 0x01)
  /// Drawn as a single line.
  public static let thick = Self(rawValue: 0x02)
  /// Drawn as a single line.
  public static let double = Self(rawValue: 0x09)
  public static let patternDot = Self(rawValue: 0x0100)
  public static let patternDash = Self(rawValue: 0x0200)
  public static let patternDashDot = Self(rawValue: 0x0300)
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// Drawn through the spaces too.
  public static let byWord = Self(rawValue: 0x8000)

  /// Whether there is a line at all: a pattern alone draws none.
  package var hasLine: Bool { !isDisjoint(with: [.double, .thick]) }
}
