import Foundation
import Testing

@testable import VectorDrawing

/// What is behind a text, computed from the display list.
struct DrawnTextTests {
  private static let card = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
  private static let half = RGBA(red: 0.5, green: 0.5, blue: 0.5)

  private static func fill(_ paint: Paint, _ path: Path = card) -> DisplayItem {
    .fill(path, paint, evenOdd: false, node: 0)
  }

  /// A text over the whole width, its letters around the middle of the card.
  private static func text(_ ink: RGBA = .black) -> DisplayItem {
    let fragment = TextLineItem.Fragment(
      text: "words", x: 0, width: 100, font: FontFace(size: 10, weight: 400), paint: .color(ink))
    return .text(TextLineItem(baseline: 52.6, fragments: [fragment], node: 7))
  }

  private static func group(
    _ children: [DisplayItem], _ change: (inout GroupItem) -> Void = { _ in }
  ) -> DisplayItem {
    var group = GroupItem(children, node: 0)
    change(&group)
    return .group(group)
  }

  /// The grounds at four points, in 255ths of grey; -1 where nothing is known of the point.
  private static func grounds(_ items: [DisplayItem]) -> [Int] {
    DrawnText.all(in: items).flatMap { text in
      let samples = text.samples(4)
      return samples.isEmpty ? [-1] : samples.map { Int(($0.ground.red * 255).rounded()) }
    }
  }

  @Test func `fills lie over each other in their order and opacity`() {
    let veil = RGBA.black.opacity(0.5)
    #expect(Self.grounds([Self.fill(.color(.white)), Self.text()]) == [255, 255, 255, 255])
    #expect(
      Self.grounds([Self.fill(.color(.white)), Self.fill(.color(veil)), Self.text()])
        == [128, 128, 128, 128])
    let right = Path(CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(
      Self.grounds([Self.fill(.color(.white)), Self.fill(.color(.black), right), Self.text()])
        == [255, 255, 0, 0])
  }

  @Test func `a gradient has the colour of each point`() {
    let stops = [
      GradientStop(color: .black, location: 0, mixing: .device),
      GradientStop(color: .white, location: 1, mixing: .device),
    ]
    let across = GradientPaint(
      geometry: .linear(from: .zero, to: CGPoint(x: 100, y: 0)), stops: stops)
    #expect(Self.grounds([Self.fill(.gradient(across)), Self.text()]) == [32, 96, 159, 223])
    let round = GradientPaint(
      geometry: .radial(center: CGPoint(x: 0, y: 50), inner: 0, outer: 50, aspect: 1), stops: stops)
    #expect(Self.grounds([Self.fill(.gradient(round)), Self.text()]) == [64, 191, 255, 255])
    var again = across
    again.geometry = .linear(from: .zero, to: CGPoint(x: 50, y: 0))
    again.spread = .again
    #expect(Self.grounds([Self.fill(.gradient(again)), Self.text()]) == [64, 191, 64, 191])
  }

  @Test func `groups fade, clip and move what is in them`() {
    let faded = Self.group([Self.fill(.color(.black)), Self.text(.white)]) { $0.opacity = 0.5 }
    let sample = DrawnText.all(in: [Self.fill(.color(.white)), faded])[0].samples(1)[0]
    #expect(abs(sample.ground.red - 0.5) < 0.01 && abs(sample.ink.red - 1) < 0.01)
    #expect(abs(sample.strength - 0.5) < 0.01)

    let left = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    let clipped = Self.group([Self.fill(.color(.black))]) { $0.clip = left }
    #expect(Self.grounds([Self.fill(.color(.white)), clipped, Self.text()]) == [0, 0, 255, 255])

    let moved = Self.group([Self.fill(.color(.black))]) {
      $0.transform = CGAffineTransform(translationX: 50, y: 0)
    }
    #expect(Self.grounds([Self.fill(.color(.white)), moved, Self.text()]) == [255, 255, 0, 0])
    let doubled = Self.group([Self.text()]) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }
    #expect(DrawnText.all(in: [doubled]).map(\.size) == [20])
  }

  @Test func `what is not known is not guessed`() {
    let source = ImageSource(id: "a", type: "image/png", base64: "")
    let picture = DisplayItem.image(
      ImageItem(frame: CGRect(x: 0, y: 0, width: 100, height: 100), source: source, node: 0))
    let blurred = Self.group([Self.fill(.color(.black))]) { $0.filters = [.blur(radius: 2)] }
    let mixed = Self.group([Self.fill(.color(.black))]) { $0.blend = .multiply }
    for item in [picture, blurred, mixed] {
      #expect(Self.grounds([Self.fill(.color(.white)), item, Self.text()]) == [-1])
    }
    // Under what is opaque it does not matter.
    #expect(
      Self.grounds([picture, Self.fill(.color(.white)), Self.text()]) == [255, 255, 255, 255])
    // Nothing behind it is the wallpaper; something over it hides it.
    #expect(Self.grounds([Self.text()]) == [-1])
    #expect(
      Self.grounds([Self.fill(.color(.white)), Self.text(), Self.fill(.color(Self.half))]) == [-1])
  }

  @Test func `contrast is that of WCAG`() {
    #expect(RGBA.black.contrast(to: .white) == 21)
    #expect(RGBA.white.contrast(to: .white) == 1)
    let grey = RGBA(red: 118 / 255, green: 118 / 255, blue: 118 / 255)
    // #767676 is the lightest grey that passes on white.
    #expect(abs(grey.contrast(to: .white) - 4.54) < 0.01)
  }
}
