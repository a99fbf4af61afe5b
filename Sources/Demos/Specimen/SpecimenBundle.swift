import SwiftUI
import WidgetKit

/// One page a topic: what the vocabulary can draw.
@main
struct SpecimenBundle: WidgetBundle {
  var body: some Widget {
    TypeSpecimen()
    TextSpecimen()
    WritingSpecimen()
    DirectionSpecimen()
    StackSpecimen()
    GridSpecimen()
    ShapeSpecimen()
    GradientSpecimen()
    EffectSpecimen()
    ChartSpecimen()
    GaugeSpecimen()
    SymbolSpecimen()
    ControlSpecimen()
    SpokenSpecimen()
  }
}
