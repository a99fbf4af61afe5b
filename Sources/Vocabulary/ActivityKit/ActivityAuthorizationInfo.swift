public import FoundationAdditions

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

public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable, Hashable {
    private let name: String?

    public static let `default` = Self(name: nil)

    public static func named(_ name: String) -> Self { Self(name: name) }
  }

  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
