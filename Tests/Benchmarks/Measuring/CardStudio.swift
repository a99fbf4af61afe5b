import DiagnosticRecords
import Foundation
import LayoutEngine
import ResourceCatalogs
import SVGOutput
import ViewGraph
import WidgetHost

/// Renders cards as the gallery program renders widgets: views to bytes.
@MainActor struct CardStudio {
  private let renderer: WidgetRenderer
  private let device: Device
  private let widget: WidgetDescriptor
  private let date = Date(timeIntervalSince1970: 1_767_261_600)

  init() throws {
    device = try Device.load(Device.defaultID)
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (Locale(identifier: "en_US"), .gmt)
    renderer = WidgetRenderer(
      resources: WidgetResources(
        system: try SystemLook.load(), assets: AssetCatalog(), symbols: .standard,
        strings: StringCatalogs(), locale: Locale(identifier: "en_US"), calendar: calendar,
        timeZone: .gmt))
    var widget = WidgetDescriptor(kind: "card", configuration: .static, instances: [])
    widget.contentMarginsDisabled = true
    self.widget = widget
  }

  /// The picture of a card, and its nodes.
  func render(_ view: any View, width: Double, height: Double) -> RenderedWidget {
    var family = device.families[0]
    (family.width, family.height) = (width, height)
    return renderer.render(
      view, on: WidgetStage(device: device, family: family), scheme: .light, state: .snapshot,
      date: date, widget: widget, prepare: { _ in })
  }

  /// The bytes of a card's picture.
  func svg(_ view: any View, width: Double, height: Double) -> [UInt8] {
    let drawn = render(view, width: width, height: height)
    return SVGWriter.write(
      SVGPicture(
        size: drawn.size, items: drawn.items, title: "Card", prefix: "v0000-",
        paths: drawn.nodes.paths))
  }

  /// How many sizes were asked of algorithms while the card was drawn.
  func measurements(_ view: any View, width: Double, height: Double) -> Int {
    let before = MeasureCount.total
    _ = render(view, width: width, height: height)
    return MeasureCount.total - before
  }
}
