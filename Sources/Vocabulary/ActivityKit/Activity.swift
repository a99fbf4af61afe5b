public import Foundation

/// A running Live Activity: the one that is drawn. None can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  /// The activity that is drawn; none while nothing of this kind is.
  public static var activities: [Activity<Attributes>] {
    shown.withLock { $0[ObjectIdentifier(Attributes.self)] as? Activity }.map { [$0] } ?? []
  }

  /// Takes an activity as the one that runs.
  package static func show(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, id: String, isStale: Bool
  ) {
    let activity = Activity(id: id, attributes: attributes, content: content)
    activity.activityState = isStale ? .stale : .active
    shown.withLock { $0[ObjectIdentifier(Attributes.self)] = activity }
  }

  /// Activities that start: none do.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }

  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>

  init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  public var contentState: ContentState { content.state }

  public private(set) var activityState = ActivityState.active

  /// Where to send changes: nowhere.
  public var pushToken: Data? { nil }

  /// New addresses to send changes: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Changes of state: none.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }

  /// Changes of content: none.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }

  /// Fails: an activity needs an app.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Fails: an activity needs an app.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { self.content = content }

  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { content = ActivityContent(state: contentState, staleDate: nil) }

  /// Does nothing.
  public func end(
    _ content: ActivityContent<ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Does nothing.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// The activities that are drawn, by the type of their attributes.
private let shown = Shown()

private final class Shown: @unchecked Sendable {
  private let lock = NSLock()
  private var activities: [ObjectIdentifier: Any] = [:]

  func withLock<Value>(_ body: (inout [ObjectIdentifier: Any]) -> Value) -> Value {
    lock.withLock { body(&activities) }
  }
}

public struct PushType: Sendable {
  public static let token = Self()

  public static func channel(_ id: String) -> Self { Self() }
}

public enum ActivityStyle: Sendable { case standard, transient }

public enum ActivityState: String, Codable, Sendable, Hashable {
  case active
  case pending
  case stale
  case ended
  case dismissed
}

public struct ActivityUIDismissalPolicy: Sendable, Equatable {
  private let date: Date?

  public static let `default` = Self(date: nil)
  public static let immediate = Self(date: .distantPast)

  public static func after(_ date: Date) -> Self { Self(date: date) }
}
