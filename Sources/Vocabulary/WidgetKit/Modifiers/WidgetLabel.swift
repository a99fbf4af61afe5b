import DiagnosticRecords
public import SwiftUI
public import ViewGraph

/// Texts and gauges the system draws beside an accessory widget. They are not drawn yet, which a
/// diagnostic says.
extension View {
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> _ModifiedView { modified(WidgetLabelModifier()) }

  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> _ModifiedView {
    modified(WidgetLabelModifier())
  }

  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> _ModifiedView {
    modified(WidgetLabelModifier())
  }
}

/// Draws the view alone and says so.
struct WidgetLabelModifier: PrimitiveModifier {
  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    resolver.session.report(
      .warning, "widget-label-not-drawn",
      "The label of an accessory widget (`widgetLabel`) is not drawn.",
      hint: "The system shows it beside the widget, on the bezel or in the corner of a watch face.")
    base._resolve(resolver)
  }
}
