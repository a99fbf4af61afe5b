import Foundation
import ResourceCatalogs
import SwiftUI
import Testing
import VectorDrawing
import WidgetKit

/// What is drawn comes from the systems of one year, on a Mac with the Mac's colours.
@MainActor struct SystemLookDrawingTests {
  private static let systems = ["ios18", "ios26"]

  /// The outlines and colours that are filled, from the back to the front, but the card.
  private func fills(
    _ view: some View, _ system: String, on device: String = "iphone-15",
    scheme: ColorScheme = .light
  ) throws -> [(path: Path, color: String)] {
    let drawn = try Stage(on: device).render(
      view.containerBackground(.clear, for: .widget), scheme: scheme, system: system)
    return drawn.fills.compactMap { fill in
      guard case .color(let color) = fill.paint, color.alpha > 0 else { return nil }
      return (fill.path, color.text)
    }
  }

  private func radius(_ path: Path?) -> CGFloat? {
    guard case .rounded(_, let radii, _)? = path?.storage else { return nil }
    return radii.topLeading
  }

  @Test(arguments: [("ios18", 51, 31, 27, 27), ("ios26", 66, 30, 40, 26)])
  func `a switch has the size of the year`(
    system: String, width: Int, height: Int, thumbWidth: Int, thumbHeight: Int
  ) throws {
    let found = try fills(Toggle("", isOn: .constant(true)).labelsHidden(), system)
    let sizes = found.suffix(2).map { $0.path.boundingRect.size }
      .flatMap { [$0.width, $0.height] }
    let wanted = [width, height, thumbWidth, thumbHeight].map { CGFloat($0) }
    #expect(sizes.count == 4 && zip(sizes, wanted).allSatisfy { abs($0 - $1) < 0.001 })
    let (track, thumb) = (found[found.count - 2].path.boundingRect, found[found.count - 1].path)
    #expect(abs(track.maxX - thumb.boundingRect.maxX - 2) < 0.01)
  }

  @Test func `bordered buttons are capsules from 26 on, but for small ones on a Mac`() throws {
    let button = Button("Go") {}.buttonStyle(.bordered)
    func radius(_ view: some View, _ system: String, on device: String = "iphone-15") throws
      -> CGFloat?
    {
      self.radius(try fills(view, system, on: device).dropFirst().first?.path)
    }
    let old = try radius(button, "ios18")
    let new = try #require(try radius(button, "ios26"))
    #expect(old == 8 && new > 15)
    #expect(try radius(button, "ios26", on: "mac") == 8)
    #expect(try #require(try radius(button.controlSize(.large), "ios26", on: "mac")) > 15)
    #expect(try radius(button.buttonBorderShape(.roundedRectangle), "ios26") == 8)
    let shape = ButtonBorderShape.automatic.fill(.red).frame(width: 80, height: 40)
    #expect(try radius(shape, "ios18") == 8 && radius(shape, "ios26") == 20)
  }

  @Test func `colours are those of the year and the platform`() throws {
    let view = HStack {
      Color.green
      Color.orange
      Color.primary
    }
    func colors(_ system: String, _ device: String, _ scheme: ColorScheme) throws -> [String] {
      try fills(view, system, on: device, scheme: scheme).suffix(3).map(\.color)
    }
    #expect(
      try colors("ios26", "iphone-15", .light) == ["#34c759", "#ff8d28", "#000000"])
    #expect(
      try colors("ios18", "iphone-15", .light) == ["#34c759", "#ff9500", "#000000"])
    for system in Self.systems {
      let light = try colors(system, "mac", .light)
      let dark = try colors(system, "mac", .dark)
      #expect(light == ["#28cd41", "#ff9500", "#000000 0.85"])
      #expect(dark == ["#32d74b", "#ff9f0a", "#ffffff 0.85"])
    }
  }

  @Test func `there is no glass before 26`() throws {
    let view = Color.clear.frame(width: 40, height: 20).glassEffect()
    let (old, new) = (try fills(view, "ios18"), try fills(view, "ios26"))
    #expect(new.count == old.count + 1 && new.last?.color == "#f7f7f7 0.68")
    let clear = Color.clear.frame(width: 40, height: 20).glassEffect(.clear)
    #expect(try fills(clear, "ios26", scheme: .dark).last?.color == "#242424 0.44")
    let button = Button("Go") {}.buttonStyle(.glass)
    let border = try fills(button, "ios18").dropFirst().first
    #expect(radius(border?.path) == 8)
  }
}
