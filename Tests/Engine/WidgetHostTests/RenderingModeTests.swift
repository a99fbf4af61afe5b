import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SwiftUI
import Testing
import VectorDrawing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

/// What locations make of a widget's colours and background.
@MainActor struct RenderingModeTests {
  /// The colours filled, from the back to the front, as "RRGGBB alpha".
  private func colors(
    _ view: any View, _ mode: RenderingMode?, family: String = "systemSmall",
    scheme: ColorScheme = .light, removable: Bool = true
  ) throws -> [String] {
    var host = try Stage(family)
    host.widget.backgroundRemovable = removable
    return try host.render(view, scheme: scheme, mode: mode).fills.compactMap {
      guard case .color(let color) = $0.paint else { return nil }
      return Self.name(color)
    }
  }

  private static func name(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let hex = parts.map { (value: Int) in (value < 16 ? "0" : "") + String(value, radix: 16) }
    return "\(hex.joined().uppercased()) \(Int((color.alpha * 100).rounded()))"
  }

  private var view: any View {
    HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 1, blue: 0).opacity(0.5).widgetAccentable()
    }.containerBackground(Color(red: 0, green: 0, blue: 1), for: .widget)
  }

  @Test func `full colour leaves everything as it is`() throws {
    #expect(
      try colors(view, .fullColor) == ["FFFFFF 100", "0000FF 100", "FF0000 100", "00FF00 50"])
  }

  @Test func `watches are dark whatever the appearance`() throws {
    let view = Rectangle().fill(.primary).containerBackground(.background, for: .widget)
    let watch = try Stage("accessoryRectangular", on: "watch-45")
    let (light, dark) = (
      try watch.render(view, scheme: .light), try watch.render(view, scheme: .dark)
    )
    #expect(light.fills.map(\.paint) == dark.fills.map(\.paint))
    let phone = try Stage()
    #expect(try phone.render(view).fills.map(\.paint) != light.fills.map(\.paint))
  }

  @Test func `a watch shows backgrounds in its Smart Stack, not on faces`() throws {
    func drawn(_ family: String, _ mode: RenderingMode) throws -> (hasBlue: Bool, radius: CGFloat) {
      let drawn = try Stage(family, on: "watch-45").render(view, mode: mode)
      let blue = drawn.fills.contains { $0.paint == .color(RGBA(red: 0, green: 0, blue: 1)) }
      return (blue, drawn.cornerRadius)
    }
    let card = try drawn("accessoryRectangular", .fullColor)
    #expect(card.hasBlue && card.radius == 16)
    let face = try drawn("accessoryRectangular", .accented)
    #expect(!face.hasBlue && face.radius == 0)
    for family in ["accessoryCircular", "accessoryCorner", "accessoryInline"] {
      #expect(try !drawn(family, .fullColor).hasBlue)
    }
  }

  @Test func `accented views are templates on a background of the system's`() throws {
    #expect(try colors(view, .accented) == ["4F6B94 100", "FFFFFF 100", "FFFFFF 50"])
  }

  @Test func `a group takes the accent colour of the look, and leaves it inside`() throws {
    let group = ZStack {
      Color.red
      Color.red.widgetAccentable(false)
    }.widgetAccentable().containerBackground(.blue, for: .widget)
    let host = try Stage()
    let drawn = try host.render(group, scheme: .dark, mode: .accented, system: "ios18")
    let names = drawn.fills.compactMap { fill -> String? in
      if case .color(let color) = fill.paint { Self.name(color) } else { nil }
    }
    #expect(names == ["17202E 100", "7DB2FF 100", "FFFFFF 100"])
  }

  @Test func `a background that may not be removed stays, by its brightness`() throws {
    let kept = try colors(view, .accented, removable: false)
    #expect(kept == ["4F6B94 100", "FFFFFF 7", "FFFFFF 100", "FFFFFF 50"])
    let widget = WidgetDescriptor(kind: "x", configuration: .static, instances: [])
    var fixed = widget
    fixed.backgroundRemovable = false
    let offered = RenderingMode.allCases.filter { $0.offers(fixed, on: .iOS) }
    #expect(offered == [.fullColor, .accented])
    #expect(RenderingMode.allCases.allSatisfy { $0.offers(widget, on: .iOS) })
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `vibrant content is white, as strong as it is bright`(scheme: ColorScheme) throws {
    let found = try colors(view, .vibrant, scheme: scheme)
    #expect(found == ["2A2A2D 85", "FFFFFF 21", "FFFFFF 36"])
  }

  @Test func `StandBy is black, at night all red`() throws {
    #expect(try colors(view, .standBy) == ["000000 100", "FF0000 100", "00FF00 50"])
    #expect(try colors(view, .standByNight) == ["000000 100", "FF4245 21", "FF4245 36"])
  }

  @Test func `accessory widgets of phones are vibrant without being asked, without a plate`() throws
  {
    let accessory = Color(red: 1, green: 1, blue: 1).containerBackground(.blue, for: .widget)
    for scheme in [ColorScheme.light, .dark] {
      let found = try colors(accessory, nil, family: "accessoryCircular", scheme: scheme)
      #expect(found == ["FFFFFF 100"])
    }
  }

  @Test(arguments: [
    ("systemSmall", "iphone-15", "fullColor accented vibrant standBy standByNight"),
    ("systemMedium", "iphone-15", "fullColor accented vibrant"),
    ("accessoryCircular", "iphone-15", "vibrant"),
    ("accessoryCorner", "watch-45", "fullColor accented"),
  ])
  func `a family has the modes of its locations`(family: String, device: String, modes: String)
    throws
  {
    let stage = try #require(WidgetStage.find(family, on: try Device.load(device)))
    let possible = stage.modes(of: RenderingMode.allCases).map(\.rawValue)
    #expect(possible.joined(separator: " ") == modes)
    #expect(stage.modes(of: []).map(\.rawValue) == [possible[0]])
  }

  private struct Told: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var shows
    @Environment(\.widgetContentMargins) private var margins
    var body: some View {
      Text(verbatim: "\(mode) \(shows) \(Int(margins.top))")
    }
  }

  @Test(arguments: [
    ("systemSmall", RenderingMode.fullColor, "fullColor true 16"),
    ("systemSmall", .accented, "accented false 16"),
    ("systemSmall", .standBy, "fullColor false 4"),
    ("accessoryRectangular", .vibrant, "vibrant false 0"),
  ])
  func `views are told where they stand`(family: String, mode: RenderingMode, said: String) throws {
    let view = Told().containerBackground(.blue, for: .widget)
    let drawn = try Stage(family).render(view, mode: mode)
    #expect(drawn.nodes.compactMap(\.text) == [said])
  }

  @Test func `a widget without a container background is not drawn where it would be removed`()
    throws
  {
    let drawn = try Stage().render(Text(verbatim: "content"), mode: .accented)
    #expect(drawn.nodes.compactMap(\.text) == ["Please adopt containerBackground API"])
    #expect(!drawn.hasContainerBackground)
    let usual = try Stage().render(Text(verbatim: "content"), mode: .fullColor)
    #expect(usual.nodes.compactMap(\.text) == ["content"])
  }
}
