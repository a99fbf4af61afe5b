import SwiftUI
import WidgetKit

/// One page a topic: what the vocabulary can draw.
@main
struct SpecimenBundle: WidgetBundle {
  var body: some Widget {
    TypeSpecimen()
    TextSpecimen()
    StackSpecimen()
    GaugeSpecimen()
    SymbolSpecimen()
    ControlSpecimen()
  }
}
