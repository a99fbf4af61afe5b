import DiagnosticRecords
public import FoundationAdditions
public import SwiftUI
import VectorDrawing
public import ViewGraph

/// Texts and gauges the system draws beside an accessory widget: in the corner of a watch face
/// along the dial, on the bezel above a round one. Few faces have a bezel, but a picture of it is
/// what shows the label. Where a location has no room for them nothing is drawn, as on a phone.
extension View {
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> _ModifiedView { modified(WidgetLabelModifier(label: label())) }

  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> _ModifiedView {
    modified(WidgetLabelModifier(label: Text(labelKey)))
  }

  @_disfavoredOverload
  public nonisolated func widgetLabel(_ labelResource: LocalizedStringResource) -> _ModifiedView {
    modified(WidgetLabelModifier(label: Text(labelResource)))
  }

  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> _ModifiedView {
    modified(WidgetLabelModifier(label: Text(verbatim: String(label))))
  }
}

/// Hands the label to the host, which draws it where the location has room.
struct WidgetLabelModifier<Label: View>: PrimitiveModifier {
  let label: Label

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    base._resolve(resolver)
    guard resolver.session.inputs.showsWidgetLabel else { return }
    // Apple publishes no size; the complications of the HIG have letters of about this one.
    let view = label.gaugeStyle(.accessoryLinear)
      .font(.system(size: 12, weight: .semibold)).lineLimit(1).textRenderer(LetterByLetter())
    resolver.session.outcome.widgetLabel = resolver.single(view)
  }
}
