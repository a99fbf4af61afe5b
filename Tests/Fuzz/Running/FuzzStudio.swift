import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SVGOutput
import SwiftUI
import ViewGraph
import WidgetHost

/// Draws cases as the gallery program draws widgets.
@MainActor struct FuzzStudio {
  private let renderer: WidgetRenderer
  private let device: Device
  private let widget = WidgetDescriptor(kind: "fuzz", configuration: .static, instances: [])

  init() throws {
    device = try Device.load(Device.defaultID)
    let locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, .gmt)
    renderer = WidgetRenderer(
      resources: WidgetResources(
        system: try SystemLook.load(), assets: AssetCatalog(), symbols: .standard,
        strings: StringCatalogs(), locale: locale, calendar: calendar, timeZone: .gmt))
  }

  /// What is drawn for a case, and its bytes.
  func draw(_ sample: Case) -> (drawn: RenderedWidget, svg: [UInt8]) {
    var family = device.families[0]
    (family.width, family.height) = (sample.width, sample.height)
    (family.minimumWidth, family.minimumHeight) = (sample.width, sample.height)
    let states: [ContentState] = [.snapshot, .placeholder, .redacted]
    let modes: [RenderingMode?] = [nil, .accented, .vibrant, .standBy]
    let sizes = DynamicTypeSize.allCases
    let drawn = renderer.render(
      sample.tree.view(), on: WidgetStage(device: device, family: family), scheme: .light,
      mode: modes[sample.mode % modes.count], state: states[sample.state % states.count],
      date: Date(timeIntervalSince1970: 1_780_998_060), widget: widget
    ) { environment in
      environment.dynamicTypeSize = sizes[sample.typeSize % sizes.count]
      if sample.isRightToLeft { environment.layoutDirection = .rightToLeft }
    }
    let svg = SVGWriter.write(
      SVGPicture(
        size: drawn.size, items: drawn.items, title: "Fuzz", prefix: "v-",
        paths: drawn.nodes.paths))
    return (drawn, svg)
  }
}
