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

  /// Whether one is searching.
  public var isSearching: Bool { false }

  /// Whether the view has the focus.
  public var isFocused: Bool { false }

  /// Whether scrolling is possible.
  public var isScrollEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The least height of a row, points.
  public var defaultMinListRowHeight: CGFloat {
    get { 44 }
    set { _ = newValue }
  }

  /// How much headers stand out.
  public var headerProminence: Prominence {
    get { .standard }
    set { _ = newValue }
  }

  /// The keys of the control around; none.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}

/// Whether rows are edited.
public enum EditMode: Hashable, Sendable {
  /// The cases Apple has.
  case inactive, transient, active
  /// Whether they are.
  public var isEditing: Bool { self != .inactive }
}

/// Does what pulling down does.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Opens windows.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// The cases Apple has.
  case standard, increased
}
