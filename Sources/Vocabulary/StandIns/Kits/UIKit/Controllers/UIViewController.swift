public import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A controller of UIKit. It keeps its views and children, and is never shown: nothing calls what
/// tells of appearing.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  /// In points.
  open var preferredContentSize: CGSize = .zero

  /// A controller; nib files are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// A controller; storyboards are not read.
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// What is shown above it: nothing.
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var isViewLoaded: Bool { true }
  open var shouldAutorotate: Bool { true }
  /// Nobody turns the device of a picture.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Never called.
  open func loadView() {}
  /// Does nothing: its view is there.
  open func loadViewIfNeeded() {}
  /// Never called.
  open func viewDidLoad() {}
  /// Never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewWillLayoutSubviews() {}
  /// Never called.
  open func viewDidLayoutSubviews() {}

  /// Shows nothing, and says it is done.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { completion?() }
  /// Says it is done: nothing is shown.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Never called by us.
  open func willMove(toParent parent: UIViewController?) {}
  /// Never called by us.
  open func didMove(toParent parent: UIViewController?) {}
}

/// Controllers of which the last is on top. None is shown.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] { children }
  open var topViewController: UIViewController? { children.last }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    addChild(rootViewController)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Takes the last away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }
}
