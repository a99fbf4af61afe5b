/// Why content is hidden (facts/redaction.md).
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { core.redaction }
    set { core.redaction = newValue }
  }
}

extension CoreEnvironment {
  /// How content is to be hidden, if at all. A placeholder inside sensitive content draws as itself
  /// (facts/redaction.md, measured).
  package var hides: Redaction? {
    if redaction.contains(.privacy), isSensitive { return .privacy }
    if redaction.contains(.placeholder), !isSensitive { return .placeholder }
    return nil
  }

  /// How hidden content looks.
  package enum Redaction { case placeholder, privacy }
}
