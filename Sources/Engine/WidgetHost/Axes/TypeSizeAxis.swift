import ResourceCatalogs
import Typesetting
import ViewGraph

/// The size of text that a person prefers (Dynamic Type). WidgetKit keeps no size from widgets
/// (Facts/fonts.md#text-styles).
final class TypeSizeAxis: RenderAxis {
  let stage = AxisStage.picture
  let values = TypeSize.allCases.map(\.key)

  func useful(in base: RenderSurroundings) -> [String] {
    [TypeSize.xSmall, .xxxLarge, .accessibility3].map(\.key)
  }

  func usual(in base: RenderSurroundings) -> [String] { [TypeSize.large.key] }

  /// Macs know no Dynamic Type; watches lack some sizes (Facts/fonts.md#text-styles).
  func offer(
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

  func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.typeSize = TypeSize.allCases.first { $0.key == value } ?? .large
  }
}
