import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SwiftUI
import Testing
import Typesetting
import VectorDrawing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct WidgetRendererTests {
  private func content(_ adopts: Bool) -> any View {
    let content = Color.red.accessibilityIdentifier("content")
    return adopts ? content.containerBackground(.blue, for: .widget) : content
  }

  /// Family, adopts the background, margins disabled; the margin around the content.
  @Test(
    arguments: [
      ("systemSmall", true, false, 16), ("systemMedium", true, false, 16),
      ("systemSmall", true, true, 0), ("systemSmall", false, false, 0),
      ("accessoryRectangular", true, false, 0),
    ] as [(String, Bool, Bool, CGFloat)])
  func `the system's margins surround content that has a container background`(
    family: String, adopts: Bool, disabled: Bool, margin: CGFloat
  ) throws {
    var host = try Stage(family)
    host.widget.contentMarginsDisabled = disabled
    let drawn = try host.render(content(adopts))
    let whole = CGRect(origin: .zero, size: host.stage.size)
    #expect(drawn.frame("content") == whole.insetBy(dx: margin, dy: margin))
    #expect(drawn.margins == EdgeInsets(margin, edges: .all))
    #expect(drawn.cornerRadius == host.stage.cornerRadius(in: .fullColor))
  }

  /// Device, family and mode; the margin around the content, as the device's file has it.
  @Test(
    arguments: [
      ("iphone-se", "systemSmall", .fullColor, 14.8), ("iphone-15", "systemSmall", .accented, 16),
      ("iphone-15", "systemSmall", .standBy, 4), ("iphone-15", "systemSmall", .standByNight, 4),
      ("watch-45", "accessoryRectangular", .fullColor, 7),
      ("watch-45", "accessoryCircular", .fullColor, 0),
    ] as [(String, String, RenderingMode, CGFloat)])
  func `margins are those of the device, its family and the mode`(
    device: String, family: String, mode: RenderingMode, margin: CGFloat
  ) throws {
    let host = try Stage(family, on: device)
    let drawn = try host.render(content(true), mode: mode)
    #expect(drawn.margins == EdgeInsets(margin, edges: .all))
    // Nothing inside of the margins is cut off.
    let corner = drawn.cornerRadius * CGFloat(1 - 0.5.squareRoot())
    #expect(host.stage.family.traits.isRound || mode.isStandBy == (abs(corner - margin) < 0.001))
    let read = MarginReader().containerBackground(.blue, for: .widget)
    #expect(try host.render(read, mode: mode).frame("read")?.width == margin)
  }

  @Test func `a view of apps is refused in a widget and only not drawn in a preview of a view`()
    throws
  {
    for (family, rule) in [
      ("systemSmall", "view-not-allowed-in-widgets"), ("view", "app-view-not-drawn"),
    ] {
      let drawn = try Stage(family).render(TextField("Name", text: .constant("")))
      #expect(drawn.diagnostics.map(\.rule).contains(rule))
      #expect(drawn.diagnostics.contains { $0.severity == .error } == (family != "view"))
      let scroll = try Stage(family).render(ScrollView { Text("Long") })
      #expect(scroll.diagnostics.contains { $0.severity == .warning } == (family != "view"))
    }
  }

  /// Locale, the languages there are strings in; whether it is laid out from right to left.
  @Test(arguments: [
    ("ar_EG", ["ar"], true), ("ar_EG", ["de"], false), ("ar_EG", [], false),
    ("en_US", ["ar"], false), ("he", ["he", "ar"], true),
  ])
  func `a widget runs as the language does that it has strings for`(
    locale: String, languages: [String], isRightToLeft: Bool
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("direction-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for language in languages {
      let home = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try "\"a\" = \"b\";".write(
        to: home.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }
    var resources = try Stage.resources()
    resources.locale = Locale(identifier: locale)
    resources.strings = StringCatalogs(reading: [folder.path])
    #expect((resources.layoutDirection == .rightToLeft) == isRightToLeft)
    let isForeign = locale != "en_US" && !isRightToLeft
    #expect(resources.foreignDirection?.rule == (isForeign ? "no-localization" : nil))
    let host = try Stage()
    let surroundings = RenderSurroundings(device: host.stage.device, locale: locale)
    let inputs = resources.inputs(on: host.stage, in: surroundings, at: .now)
    #expect(inputs.layoutDirection == resources.layoutDirection)
  }

  @Test func `what goes into a picture follows from where it stands`() throws {
    let stage = try Stage("accessoryCorner", on: "watch-45").stage
    var surroundings = RenderSurroundings(device: stage.device, locale: "en_US")
    surroundings.typeSize = .xxLarge
    surroundings.isTextBold = true
    let resources = try Stage.resources()
    let usual = resources.inputs(on: stage, in: surroundings, at: .distantPast)
    #expect(usual.now == .distantPast && usual.scale == CGFloat(stage.device.scale))
    #expect(usual.fontContext.platform == .watchOS)
    #expect(usual.fontContext.dynamicType == .xxLarge && usual.fontContext.boldText)
    #expect(usual.mode == .fullColor && usual.showsWidgetLabel)
    #expect(!usual.showsContainerBackground)
    surroundings.mode = .accented
    let accented = resources.inputs(on: stage, in: surroundings, at: .distantPast)
    #expect(accented.mode == .accented)
  }

  @Test func `strings vary by the device that is drawn for`() throws {
    let resources = try Stage.resources()
    let devices = try ["iphone-15", "ipad-pro-11", "watch-45", "mac"].map {
      resources.shown(on: try Device.load($0)).strings.device
    }
    #expect(devices == ["iphone", "ipad", "applewatch", "mac"])
  }

  @Test func `the background fills the container behind the content, cut to its shape`() throws {
    let host = try Stage()
    let fills = try host.render(content(true)).fills
    let whole = CGRect(origin: .zero, size: host.stage.size)
    #expect(fills.map(\.path.boundingRect) == [whole, whole, whole.insetBy(dx: 16, dy: 16)])
    guard case .rounded(let rect, let radii, .continuous)? = fills[0].clip?.storage else {
      Issue.record("no rounded clip")
      return
    }
    #expect(rect == whole && radii.uniform == 20)
  }

  @Test func `a view as background is placed by its alignment, the outermost wins`() throws {
    let host = try Stage()
    let view = Color.red.containerBackground(.green, for: .widget)
      .containerBackground(for: .widget, alignment: .topLeading) {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("corner")
      }
    let drawn = try host.render(view)
    #expect(drawn.frame("corner") == CGRect(x: 0, y: 0, width: 10, height: 10))
    // The system's background, the blue corner, the red content; no green.
    #expect(drawn.fills.count == 3)
  }

  @Test(arguments: [("systemSmall", 1), ("accessoryCircular", 0)])
  func `for a missing background there is a plain one on cards`(family: String, plain: Int) throws {
    let drawn = try Stage(family).render(content(false))
    #expect(!drawn.hasContainerBackground && drawn.fills.count == 1 + plain)
    #expect(drawn.diagnostics.isEmpty)
    #expect(try Stage(family).render(content(true)).hasContainerBackground)
  }

  @Test func `the plain background follows the colour scheme`() throws {
    let host = try Stage()
    let paints = try ColorScheme.allCases.map {
      try host.render(content(false), scheme: $0).fills[0].paint
    }
    #expect(paints[0] == .color(.white) && paints[1] != paints[0])
  }

  @Test(
    arguments: [("accessoryCircular", 36), ("accessoryRectangular", 0), ("systemLarge", 20)]
      as [(String, CGFloat)])
  func `the shape of the container belongs to the family`(family: String, radius: CGFloat) throws {
    #expect(try Stage(family).stage.cornerRadius(in: .fullColor) == radius)
  }

  @Test(arguments: [
    ("systemSmall", "iPhone 15"), ("systemExtraLarge", "iPad"), ("accessoryCorner", "Apple Watch"),
    ("systemExtraLargePortrait", "Apple Vision"),
  ])
  func `a family the device lacks is shown on one that has it`(family: String, name: String) throws
  {
    let host = try Stage(family)
    #expect(host.stage.device.name.hasPrefix(name), "\(host.stage.device.name)")
    #expect(WidgetStage.find("systemHuge", on: host.stage.device) == nil)
  }

  @Test func `states hide what they should`() throws {
    let view = VStack {
      Text("public")
      Text("secret").privacySensitive()
    }.containerBackground(.white, for: .widget)
    // Bars are fills; the two backgrounds are two more.
    let states: [ContentState] = [.snapshot, .placeholder, .redacted, .locked, .entry(0)]
    let counts = try states.map { try Stage().render(view, state: $0).fills.count }
    #expect(counts == [2, 4, 3, 4, 2])
    #expect(states.map(\.kind) == [.snapshot, .placeholder, .redacted, .redacted, .entry])
  }

  private struct Told: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(verbatim: "\(reasons.rawValue)").unredacted() }
  }

  @Test func `views are told why they are hidden`() throws {
    let states: [ContentState] = [.snapshot, .placeholder, .redacted, .locked]
    let told = try states.map { state in
      try Stage().render(Told().containerBackground(.white, for: .widget), state: state)
        .nodes.compactMap(\.text)
    }
    let (placeholder, privacy) = (RedactionReasons.placeholder, RedactionReasons.privacy)
    let both = placeholder.union(privacy)
    #expect(told == [[], placeholder, privacy, both].map { ["\($0.rawValue)"] })
  }

  @Test func `what cannot be drawn is told with the picture it belongs to`() throws {
    let view = ZStack {
      Color.red
      Color.blue.blendMode(.plusDarker)
    }.containerBackground(.white, for: .widget)
    let found = try Stage().render(view).diagnostics
    #expect(found.map(\.rule) == ["blend-mode-not-drawn"] && found[0].severity == .warning)
    #expect(found[0].message == "The blend mode plusDarker is drawn as normal.")
  }

  @Test func `frames relative to the container follow the widget's area, however deep`() throws {
    let stage = try Stage()
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        .accessibilityIdentifier("half")
    }.containerBackground(.white, for: .widget)
    let margins = stage.stage.margins(in: .fullColor)
    let half = (stage.stage.size.width - margins.leading - margins.trailing - 10) / 2
    #expect(try stage.render(view).frame("half")?.width == half)
  }

  @Test func `the link of the widget is found, and two renders are equal`() throws {
    let view = Text("x").widgetURL(URL(string: "app://open")).containerBackground(
      .white, for: .widget)
    let (first, second) = (try Stage().render(view), try Stage().render(view))
    #expect(first.url == "app://open" && "\(first.items)" == "\(second.items)")
    #expect(try Stage().render(Text("x")).url == nil)
  }
}

/// As wide as the margin that the widget is told of.
private struct MarginReader: View {
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    Color.red.frame(width: margins.leading).accessibilityIdentifier("read")
  }
}
