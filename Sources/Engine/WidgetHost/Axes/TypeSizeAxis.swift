import ResourceCatalogs
import Typesetting
import ViewGraph

/// The size of text that a person prefers (Dynamic Type). WidgetKit keeps no size from widgets
/// (Facts/fonts.md#text-styles).
package final class TypeSizeAxis: RenderAxis {
  package let stage = AxisStage.picture
  package let values = TypeSize.allCases.map(\.key)
  package let grows = true

  package init() {}

  package func useful(in base: RenderSurroundings) -> [String] {
    [TypeSize.xSmall, .xxxLarge, .accessibility3].map(\.key)
  }

  package func usual(in base: RenderSurroundings) -> [String] { [TypeSize.large.key] }

  /// Macs know no Dynamic Type; watches lack some sizes (Facts/fonts.md#text-styles).
  package func offer(
    _ wished: [String], to widget: WidgetDescriptor, in surroundings: RenderSurroundings
  ) -> AxisOffer {
    switch surroundings.stage?.device.platform {
    case .macOS: return AxisOffer([nil])
    case .watchOS:
      let missing = [TypeSize.medium, .accessibility4, .accessibility5].map(\.key)
      let offered = wished.filter { !missing.contains($0) }
      return AxisOffer(offered.isEmpty ? [nil] : offered)
    default: return AxisOffer(wished)
    }
  }

  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.typeSize = TypeSize.allCases.first { $0.key == value } ?? .large
  }
}
