/// A window of an app. A widget has none.
@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Shows nothing.
  open func makeKeyAndVisible() {}
}

/// Where an app shows itself. A widget has none.
@MainActor @preconcurrency open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .unattached }
  open var title: String! = ""
}

@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  /// Always portrait, as the device.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var screen: UIScreen { .main }
}

extension UIScene: Hashable {
  public nonisolated static func == (first: UIScene, second: UIScene) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
