public import ViewGraph

public nonisolated struct Menu<Label: View, Content: View>: View, RefusedView {
  package static var refusedName: String { "Menu" }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {}
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {}
}

extension Menu where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {}

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
