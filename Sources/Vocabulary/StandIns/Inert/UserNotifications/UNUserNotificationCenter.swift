public import Foundation
import FoundationAdditions

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, authorized, provisional, ephemeral
}

/// What people allowed. In a gallery nobody was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var alertSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var criticalAlertSetting: UNNotificationSetting { .disabled }
  open var timeSensitiveSetting: UNNotificationSetting { .disabled }
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// Shows notifications. In a gallery there are none: requests are forgotten, permission is not
/// given.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()

  public class func current() -> UNUserNotificationCenter { center }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Asks for permission, which is not given.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(Self.refusal(), nil) }

  /// Asks for permission, which is not given.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    Self.refusal()
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(Self.settings()) }

  open func notificationSettings() async -> UNNotificationSettings { Self.settings() }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.reportForgotten()
    completionHandler?(nil)
  }

  open func add(_ request: UNNotificationRequest) async throws { Self.reportForgotten() }

  private class func refusal() -> Bool {
    HostDiagnostics.reportInert("UserNotifications", "nobody allowed notifications")
    return false
  }

  private class func settings() -> UNNotificationSettings {
    HostDiagnostics.reportInert("UserNotifications", "nobody was asked about notifications")
    return UNNotificationSettings()
  }

  private class func reportForgotten() {
    HostDiagnostics.reportInert("UserNotifications", "notifications are forgotten, none is shown")
  }

  /// The requests that wait: none.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// The requests that wait: none.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }

  /// Does nothing: none wait.
  open func removeAllPendingNotificationRequests() {}
  /// Does nothing: none were shown.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing: none wait.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing: none were shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}
