public import FoundationAdditions

/// Whether activities may run.
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes an empty one.
  public init() {}

  /// They may not.
  public var areActivitiesEnabled: Bool { false }

  /// They may not change often either.
  public var frequentPushesEnabled: Bool { false }

  /// Changes of the permission: none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why an activity did not start.
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge
  case unsupported
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
  case visibility
  case persistenceFailure
  case missingProcessIdentifier
  case unentitled
  case malformedActivityIdentifier
}

/// What draws attention to a change.
public struct AlertConfiguration: Sendable {
  /// The sound.
  public struct AlertSound: Sendable, Hashable {
    private let name: String?

    /// The usual one.
    public static let `default` = Self(name: nil)

    /// One of the app's own.
    public static func named(_ name: String) -> Self { Self(name: name) }
  }

  /// The first line.
  public let title: LocalizedStringResource
  /// The text.
  public let body: LocalizedStringResource
  /// The sound.
  public let sound: AlertSound

  /// Makes one from its parts.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
