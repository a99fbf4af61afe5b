import Foundation
import Testing

@testable import VectorDrawing
@testable import WidgetHost

/// How the colours of display items are taken away.
struct ModeColorsTests {
  private static let (primary, accent) = (
    RGBA(red: 1, green: 1, blue: 1), RGBA(red: 0, green: 0, blue: 1)
  )
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let photo = DisplayItem.image(
    ImageItem(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      source: ImageSource(id: "photo", type: "image/png", base64: ""), node: 0))

  private func filters(_ items: [DisplayItem]) -> [Filter] {
    items.flatMap { item -> [Filter] in
      if case .group(let group) = item { group.filters + filters(group.children) } else { [] }
    }
  }

  @Test(
    arguments: [
      (.primary, 1, 0.5), (.accent, 0, 0.5), (.primaryDesaturated, 1, 0.5 * 0.2125),
      (.accentDesaturated, 0, 0.5 * 0.2125), (.fullColor, 1, 0.5),
    ] as [(ModeRole, Double, Double)])
  func `a role says what colour and how strong`(role: ModeRole, red: Double, alpha: Double) {
    let colors = ModeColors(primary: Self.primary, accent: Self.accent)
    let mapped = colors.map(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), role)
    #expect(mapped.red == red && abs(mapped.alpha - alpha) < 1e-9)
  }

  @Test func `a bitmap keeps its shape or its brightness, never its colours`() {
    var colors = ModeColors(primary: Self.primary, accent: Self.accent)
    #expect(
      filters(colors.colored([Self.photo], as: .primaryDesaturated))
        == [.luminanceTemplate(Self.primary)])
    #expect(!colors.flattenedImage)
    #expect(filters(colors.colored([Self.photo], as: .accent)) == [.template(Self.accent)])
    #expect(colors.flattenedImage)
  }

  @Test func `the inner role wins and its group is gone`() {
    var colors = ModeColors(primary: Self.primary, accent: Self.accent)
    var group = GroupItem([Self.photo], node: 0)
    group.modeRole = .fullColor
    let items = colors.colored([.group(group)], as: .primary)
    #expect(!colors.flattenedImage && filters(items).isEmpty && items.count == 1)
    if case .image? = items.first {} else { Issue.record("the group is still there") }
  }

  @Test func `what mixes colours is mixed first`() {
    var colors = ModeColors(primary: Self.primary, accent: Self.accent)
    let red = DisplayItem.fill(
      Self.square, .color(RGBA(red: 1, green: 0, blue: 0)), evenOdd: false, node: 0)
    var group = GroupItem([red], node: 0)
    group.filters = [.grayscale(1)]
    #expect(
      filters(colors.colored([.group(group)], as: .primary))
        == [.grayscale(1), .template(Self.primary)])
    group.filters = [.shadow(color: .black, radius: 3, x: 0, y: 0)]
    #expect(
      filters(colors.colored([.group(group)], as: .primaryDesaturated))
        == [.shadow(color: Self.primary.opacity(0), radius: 3, x: 0, y: 0)])
  }

  @Test func `a drawing of several strokes is translucent as a whole`() {
    var colors = ModeColors(primary: Self.primary, accent: Self.accent)
    let gray = Paint.color(RGBA(red: 0.5, green: 0.5, blue: 0.5))
    let symbol: [DisplayItem] = [
      .fill(Self.square, gray, evenOdd: false, node: 3),
      .stroke(Self.square, gray, StrokeStyle(lineWidth: 1), node: 3),
      .fill(Self.square, gray, evenOdd: false, node: 4),
    ]
    let items = colors.colored(symbol, as: .primaryDesaturated)
    guard items.count == 2, case .group(let group) = items[0] else {
      Issue.record("\(items.count) items")
      return
    }
    #expect(group.children.count == 2 && abs(group.opacity - 0.5) < 1e-9)
    #expect(colors.colored(symbol, as: .primary).count == 3)
  }

  @Test func `an emoji loses its colours too`() {
    var colors = ModeColors(primary: Self.primary, accent: Self.accent)
    func line(_ text: String) -> DisplayItem {
      var line = TextLineItem(baseline: 10, fragments: [], node: 0)
      line.fragments = [
        TextLineItem.Fragment(
          text: text, x: 0, width: 10, font: FontFace(size: 10, weight: 400), paint: .color(.black))
      ]
      return .text(line)
    }
    #expect(filters(colors.colored([line("😀")], as: .primary)) == [.template(Self.primary)])
    #expect(filters(colors.colored([line("7 pm")], as: .primary)).isEmpty)
  }
}
