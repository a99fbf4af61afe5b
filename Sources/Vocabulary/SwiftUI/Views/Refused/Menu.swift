public import ViewGraph

/// A button with a list of actions; not for widgets.
public nonisolated struct Menu<Label: View, Content: View>: View, RefusedView {
  package static var refusedName: String { "Menu" }
  /// A menu behind a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension Menu where Label == Text {
  /// A menu behind a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// A menu behind a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// How menus look; never seen.
public struct MenuStyle: Sendable {
  /// The system's choice.
  public static let automatic = MenuStyle()
  /// A button.
  public static let button = MenuStyle()
  /// Without a border.
  public static let borderlessButton = MenuStyle()
}

/// A button that shares something; not for widgets.
public nonisolated struct ShareLink<Label: View>: View, RefusedView {
  package static var refusedName: String { "ShareLink" }
  /// Shares an item.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {}
}

extension ShareLink where Label == Text {
  /// Shares an item.
  public init<Item>(item: Item) {}

  /// Shares an item.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {}
}

/// A button that starts and ends editing; not for widgets.
public nonisolated struct EditButton: View, RefusedView {
  package static var refusedName: String { "EditButton" }
  /// The button.
  public init() {}
}

/// Views below a title that folds; not for widgets.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, RefusedView {
  package static var refusedName: String { "DisclosureGroup" }
  /// Views below a view.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}

  /// Views below a view, shown or not.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension DisclosureGroup where Label == Text {
  /// Views below a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
}

/// Controls that belong together; not for widgets.
public nonisolated struct ControlGroup<Content: View>: View, RefusedView {
  package static var refusedName: String { "ControlGroup" }
  /// Controls.
  public init(@ViewBuilder content: () -> Content) {}
}
