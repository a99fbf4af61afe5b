import ResourceCatalogs
import VectorDrawing

/// Why content is hidden (Facts/redaction.md#reasons).
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit per reason.
  public let rawValue: Int
  /// The reasons of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not real yet: bars and plates are drawn instead.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The device is locked: nothing marked as sensitive can be read.
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
  package var hides: CoreEnvironment.Redaction? { isRedacted ? storage.core.hides : nil }

  /// Whether anything is to be hidden: asked of every view, before what would copy all of `core`.
  var isRedacted: Bool { !storage.core.redaction.isEmpty }
}

extension CoreEnvironment {
  /// How content is to be hidden, if at all. Sensitive content draws as itself in a placeholder
  /// that the code asks for (Facts/redaction.md#sensitive-content-in-placeholders).
  package var hides: Redaction? {
    if redaction.contains(.placeholder), isPrivate || !isSensitive { return .placeholder }
    return isPrivate ? .privacy : nil
  }

  /// Whether nothing of the content may be known: it is sensitive, and the device is locked.
  package var isPrivate: Bool {
    isSensitive
      && (redaction.contains(.privacy)
        || placeholderIsForLocked && redaction.contains(.placeholder))
  }

  /// What is drawn over shapes that would tell something private, in their whole frame.
  var privatePlate: RGBA {
    session.inputs.palette.color(.placeholderInk, scheme: colorScheme == .dark ? .dark : .light)
  }

  /// How hidden content looks.
  package enum Redaction {
    case placeholder, privacy
  }
}
