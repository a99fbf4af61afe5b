public import Foundation

/// Whom an app would tell what happens to it. Nobody is told.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

/// None is ever called.
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let shortcutItem = Self(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// Whom it would tell: nobody.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// Where it shows itself: nowhere.
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }

  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: nothing is sent here.
  public func registerForRemoteNotifications() {}
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// How much time is left in the background, in seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Says it is done; there is no icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// The name of a notification that is never sent.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of a notification that is never sent.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of a notification that is never sent.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of a notification that is never sent.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The name of a notification that is never sent.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// The name of a notification that is never sent.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}
