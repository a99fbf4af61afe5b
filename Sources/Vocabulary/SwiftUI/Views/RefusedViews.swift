import DiagnosticRecords
import Foundation
import LayoutEngine
public import ViewGraph

extension _ViewResolver {
  /// WidgetKit draws a prohibited sign for views it does not know how to archive.
  func refuse(_ name: String) {
    session.report(
      .error, "view-not-allowed-in-widgets", "WidgetKit cannot show a \(name) in a widget.",
      hint: "Use text, images, shapes, gauges, buttons, toggles and links.")
    append(Node(.standIn(name), "StandIn"), StandInLayout())
  }
}

/// A scrolling list; not for widgets.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  init(_: Void) {}
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.refuse("List") }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(()) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(())
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { self.init(()) }
}

/// A list of settings; not for widgets.
public nonisolated struct Form<Content: View>: View, PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.refuse("Form") }
}

/// Views one leads to; not for widgets.
public nonisolated struct NavigationView<Content: View>: View, PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.refuse("NavigationView")
  }
}

/// Views one leads to; not for widgets.
public nonisolated struct NavigationStack<Root: View>: View, PrimitiveView {
  public init(@ViewBuilder root: () -> Root) {}
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.refuse("NavigationStack")
  }
}

/// A way to another view; in a widget only the label is seen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  let label: Label
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  @MainActor package func resolve(into resolver: _ViewResolver) { label._resolve(resolver) }
}

/// Pages behind tabs; not for widgets.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.refuse("TabView") }
}

/// A choice; not for widgets.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  View, PrimitiveView
{
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.refuse("Picker") }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content, label: { Text(titleKey) }) }
}

/// A value one slides; not for widgets.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.refuse("Slider") }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {}
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {}
}

/// A value one counts up and down; not for widgets.
public nonisolated struct Stepper<Label: View>: View, PrimitiveView {
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.refuse("Stepper") }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {}
}

/// A field for text; not for widgets.
public nonisolated struct TextField<Label: View>: View, PrimitiveView {
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.refuse("TextField") }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
