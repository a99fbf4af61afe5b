public import Foundation
public import ViewGraph

/// What apps read and a widget has not: each answers as WidgetKit does, with nothing going on.
extension EnvironmentValues {
  /// Whether rows are edited; a widget has none.
  public var editMode: Binding<EditMode>? {
    get { nil }
    set { _ = newValue }
  }

  /// What pulling down does; nothing.
  public var refresh: RefreshAction? { nil }

  /// The material behind the view; unknown.
  public var backgroundMaterial: Material? {
    get { nil }
    set { _ = newValue }
  }

  /// Whether the app can have several windows; a widget cannot.
  public var supportsMultipleWindows: Bool { false }

  /// Opens a window; does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var isSearching: Bool { false }

  public var isFocused: Bool { false }

  public var isScrollEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { 44 }
    set { _ = newValue }
  }

  public var headerProminence: Prominence {
    get { .standard }
    set { _ = newValue }
  }

  /// The keys of the control around; none.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
}

public enum Prominence: Hashable, Sendable {
  case standard, increased
}
