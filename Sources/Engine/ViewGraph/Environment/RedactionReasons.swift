/// Why content is hidden (facts/redaction.md).
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit per reason.
  public let rawValue: Int
  /// The reasons of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not real yet: bars and plates are drawn instead.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The device is locked: what is marked as sensitive is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; hides nothing by itself.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// Why content of the view is hidden; empty where it is shown.
  public var redactionReasons: RedactionReasons {
    get { core.redaction }
    set { core.redaction = newValue }
  }

  /// How content is to be hidden, if at all.
  package var hides: CoreEnvironment.Redaction? {
    CoreEnvironment.Redaction(storage.core.redaction, isSensitive: storage.core.isSensitive)
  }
}

extension CoreEnvironment {
  /// How content is to be hidden, if at all. A placeholder inside sensitive content draws as itself
  /// (facts/redaction.md, measured).
  package var hides: Redaction? { Redaction(redaction, isSensitive: isSensitive) }

  /// How hidden content looks.
  package enum Redaction {
    case placeholder, privacy

    fileprivate init?(_ reasons: RedactionReasons, isSensitive: Bool) {
      if reasons.contains(.privacy), isSensitive {
        self = .privacy
      } else if reasons.contains(.placeholder), !isSensitive {
        self = .placeholder
      } else {
        return nil
      }
    }
  }
}
