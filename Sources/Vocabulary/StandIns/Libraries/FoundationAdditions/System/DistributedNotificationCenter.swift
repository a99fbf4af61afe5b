public import Foundation

/// Notices between the programs of a Mac. No other program runs here: what is posted reaches this
/// one's observers alone.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  /// Who is told; names only.
  public struct CenterType: Hashable, Sendable, RawRepresentable {
    public static let localNotificationCenterType = CenterType(
      rawValue: "NSLocalNotificationCenterType")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// When a waiting program is told; it is told at once.
  public enum SuspensionBehavior: UInt, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
  }

  private static let shared = DistributedNotificationCenter()

  open class func `default`() -> DistributedNotificationCenter { shared }

  open class func forType(_ type: CenterType) -> DistributedNotificationCenter { shared }

  open func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: String?,
    suspensionBehavior: SuspensionBehavior = .coalesce
  ) {}

  open func postNotificationName(
    _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool = false
  ) { post(name: name, object: object, userInfo: userInfo) }
}
