/// Where an intent runs. None runs in a gallery.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}

extension AppIntent {
  /// Fails: there is no app to bring to the front.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws { throw AppIntentError.needsForeground }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> any Error { AppIntentError.needsForeground }
}
