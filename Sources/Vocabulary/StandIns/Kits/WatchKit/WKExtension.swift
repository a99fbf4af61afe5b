public import Foundation

public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// The app on the watch, which does not run while its widgets are drawn.
open class WKApplication: NSObject, @unchecked Sendable {
  private static let application = WKApplication()

  public class func shared() -> WKApplication { application }

  public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  public static let willResignActiveNotification = name("WillResignActive")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("WKApplication\(event)Notification")
  }

  /// Always in the background.
  open var applicationState: WKApplicationState { .background }
  open var isApplicationRunningInDock: Bool { false }
}

/// What ``WKApplication`` was called in apps with an extension.
open class WKExtension: NSObject, @unchecked Sendable {
  private static let instance = WKExtension()

  public class func shared() -> WKExtension { instance }

  public static let applicationDidFinishLaunchingNotification =
    WKApplication.didFinishLaunchingNotification
  public static let applicationDidBecomeActiveNotification =
    WKApplication.didBecomeActiveNotification
  public static let applicationWillResignActiveNotification =
    WKApplication.willResignActiveNotification
  public static let applicationWillEnterForegroundNotification =
    WKApplication.willEnterForegroundNotification
  public static let applicationDidEnterBackgroundNotification =
    WKApplication.didEnterBackgroundNotification

  /// Always in the background.
  open var applicationState: WKApplicationState { .background }
}
