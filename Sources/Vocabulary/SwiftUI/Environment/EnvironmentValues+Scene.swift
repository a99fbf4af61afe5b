public import Foundation
public import ViewGraph

extension EnvironmentValues {
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// The phase of the scene; a widget is always active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Opens a URL; does nothing in a picture.
  public var openURL: OpenURLAction {
    get { OpenURLAction { _ in .handled } }
    set { _ = newValue }
  }

  /// Closes the presentation; does nothing in a picture.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented; a widget never is.
  public var isPresented: Bool { false }

  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Always compact; setting it does nothing.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set { _ = newValue }
  }

  /// Always regular; setting it does nothing.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { .regular }
    set { _ = newValue }
  }
}

public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public struct OpenURLAction {
  public enum Result: Sendable {
    case handled, discarded, systemAction
  }

  /// An action whose handler is never called.
  public init(handler: @escaping (URL) -> Result) {}
  /// Opens nothing.
  public func callAsFunction(_ url: URL) {}
  /// Opens nothing, and says so by calling the closure with `false`.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}

public struct DismissAction: Sendable {
  /// Closes nothing.
  public func callAsFunction() {}
}

public struct PresentationMode: Sendable {
  /// Never presented.
  public var isPresented: Bool { false }
  /// Closes nothing.
  public mutating func dismiss() {}
}

private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
