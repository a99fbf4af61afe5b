public import ViewGraph

public nonisolated struct Menu<Label: View, Content: View>: View, RefusedView {
  package static var refusedName: String { "Menu" }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct MenuStyle: Sendable {
  public static let automatic = MenuStyle()
  public static let button = MenuStyle()
  public static let borderlessButton = MenuStyle()
}

public nonisolated struct EditButton: View, RefusedView {
  package static var refusedName: String { "EditButton" }
  public init() {}
}

public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, RefusedView {
  package static var refusedName: String { "DisclosureGroup" }
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
}

public nonisolated struct ControlGroup<Content: View>: View, RefusedView {
  package static var refusedName: String { "ControlGroup" }
  public init(@ViewBuilder content: () -> Content) {}
}
