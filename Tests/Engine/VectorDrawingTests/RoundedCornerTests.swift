import Foundation
import Testing

@testable import VectorDrawing

/// Facts/layout.md#rounded-corners.
struct RoundedCornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `a continuous corner leaves its edge 1.528665 radii before the corner`() {
    let steps = Path(roundedRect: rect, cornerRadius: 10).elements
    #expect(steps[0] == .move(to: CGPoint(x: 100, y: 50)))
    #expect(near(steps[1], .line(to: CGPoint(x: 100, y: 84.71335))))
    #expect(
      near(
        steps[2],
        .curve(
          to: CGPoint(x: 99.250886, y: 93.68506), control1: CGPoint(x: 100, y: 89.1151),
          control2: CGPoint(x: 100, y: 91.31593))))
    #expect(
      near(
        steps[3],
        .curve(
          to: CGPoint(x: 93.68506, y: 99.250886), control1: CGPoint(x: 98.3094, y: 96.27176),
          control2: CGPoint(x: 96.27176, y: 98.3094))))
    #expect(steps.count == 1 + 4 * 4 + 1 && steps.last == .closeSubpath)
  }

  @Test func `on an edge without room the corner starts at its half and its handles shrink`() {
    let steps = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 10
    ).elements
    #expect(near(steps[1], .line(to: CGPoint(x: 100, y: 10))))
    guard case .curve(_, let far, let close) = steps[2] else {
      Issue.record("no curve")
      return
    }
    #expect(abs(far.y - (20 - 9.6)) < 1e-9 && abs(close.y - (20 - 8.2)) < 1e-9)
  }

  @Test func `a circular corner is a quarter with the handle of a circle`() {
    let steps = Path(roundedRect: rect, cornerRadius: 10, style: .circular).elements
    let expected = Path.Element.curve(
      to: CGPoint(x: 90, y: 100), control1: CGPoint(x: 100, y: 95.522847),
      control2: CGPoint(x: 95.522847, y: 100))
    #expect(steps[1] == .line(to: CGPoint(x: 100, y: 90)) && near(steps[2], expected))
  }

  /// Radii top leading, bottom leading, bottom trailing, top trailing in 60 × 40; what is left.
  @Test(
    arguments: [
      ([5.0, 5, 5, 5], [5.0, 5, 5, 5]), ([40, 40, 40, 40], [20, 20, 20, 20]),
      ([30, 0, 0, 0], [30, 0, 0, 0]), ([90, 0, 0, 0], [40, 0, 0, 0]),
      ([30, 30, 0, 0], [20, 20, 0, 0]), ([-5, 3, 0, 0], [0, 3, 0, 0]),
      ([.nan, .infinity, 0, 0], [0, 20, 0, 0]),
    ] as [([Double], [Double])])
  func `radii give way to their neighbours`(radii: [Double], expected: [Double]) {
    let wished = RectangleCornerRadii(
      topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2],
      topTrailing: radii[3])
    for size in [CGSize(width: 60, height: 40), CGSize(width: -60, height: -40)] {
      let left = wished.limited(to: size)
      let found = [left.topLeading, left.bottomLeading, left.bottomTrailing, left.topTrailing]
      #expect(found.map(Double.init) == expected)
    }
  }

  @Test func `uneven corners keep their order and square ones are plain`() {
    let radii = RectangleCornerRadii(topLeading: 10)
    let steps = Path(roundedRect: rect, cornerRadii: radii, style: .circular).elements
    #expect(
      steps[1] == .line(to: CGPoint(x: 100, y: 100)) && steps[3] == .line(to: CGPoint(x: 0, y: 10)))
    #expect(
      radii.uniform == nil && radii.inset(by: 4).topLeading == 6 && radii.inset(by: 20).uniform == 0
    )
  }

  private func near(_ a: Path.Element, _ b: Path.Element) -> Bool {
    a.points.count == b.points.count
      && zip(a.points, b.points).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
  }
}
