public import ViewGraph

public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, RefusedView {
  package static var refusedName: String { "TabView" }
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

public nonisolated struct Tab<Value, Content: View>: View, RefusedView {
  package static var refusedName: String { "Tab" }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}

  public init<Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value == Never {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {}

  public init<Label: View>(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}
