public import ViewGraph

public nonisolated struct ControlGroup<Content: View>: View, RefusedView {
  package static var refusedName: String { "ControlGroup" }
  public init(@ViewBuilder content: () -> Content) {}

  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {}

  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {}

  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {}
}

/// What a control group with a label holds; as the group, it is not for widgets.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  public var body: some View { EmptyView() }
}
