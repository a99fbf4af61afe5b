public import Foundation
import FoundationAdditions

/// The app. A widget has none: everything here is inert.
@MainActor @preconcurrency open class UIApplication {
  public static let shared = UIApplication()

  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: Int, Sendable, Hashable { case active, inactive, background }

  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// Always active.
  public var applicationState: State { .active }
  /// Always readable, as on an unlocked device.
  public var isProtectedDataAvailable: Bool { true }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitSetting.current.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Always `false`: nothing can be opened from a picture.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so by calling the closure with `false`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// The address of the app's page in Settings, which nothing here opens.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of its notifications there, which nothing here opens.
  public nonisolated static let openNotificationSettingsURLString =
    "app-settings:notifications"
  /// The name of a notification that is never sent.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of a notification that is never sent.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of a notification that is never sent.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of a notification that is never sent.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
}

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Names a stretch of work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIApplication {
  /// Begins nothing: a gallery's program is never put to sleep.
  public func beginBackgroundTask(
    withName name: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
