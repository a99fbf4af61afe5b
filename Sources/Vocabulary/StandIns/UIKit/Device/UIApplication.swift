public import Foundation
import FoundationAdditions

/// The app. A widget has none: everything here is inert.
@MainActor open class UIApplication {
  public static let shared = UIApplication()

  /// Options of `open`.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the app is doing.
  public enum State: Int, Sendable, Hashable { case active, inactive, background }

  public var applicationState: State { .active }
  public var isProtectedDataAvailable: Bool { true }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    VitrineClock.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
}
