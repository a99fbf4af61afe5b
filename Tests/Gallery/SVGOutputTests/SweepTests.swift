import Foundation
import Testing
import VectorDrawing

@testable import SVGOutput

/// Angular gradients, which SVG does not have.
struct SweepTests {
  private func lines(_ colors: [RGBA], _ start: Double, _ end: Double) -> [Substring] {
    let paint = Pictures.gradient(
      .angular(center: CGPoint(x: 5, y: 5), start: .degrees(start), end: .degrees(end)), colors)
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    return Pictures.body([.fill(path, paint, evenOdd: false, node: -1)]).split(separator: "\n")
  }

  /// Colours, degrees, the number of wedges, whether something lies below them all.
  @Test(
    arguments: [
      ([Pictures.red, Pictures.blue], 0.0, 360.0, 72, true),
      ([Pictures.red, Pictures.blue], 0, 90, 18, true),
      ([Pictures.red, Pictures.blue], 90, -90, 36, true),
      ([Pictures.red, Pictures.blue], 0, 1000, 72, true),
      ([Pictures.red, Pictures.blue], 40, 40, 0, true),
      ([Pictures.red, Pictures.blue], 0, .infinity, 0, true),
      ([Pictures.red, Pictures.blue], .nan, 10, 0, true),
      // One fan for the colour and one for the mask that fades it.
      ([Pictures.red.opacity(0), Pictures.blue], 0, 90, 36, true),
      ([Pictures.red.opacity(0), Pictures.blue], 0, 360, 144, true),
    ] as [([RGBA], Double, Double, Int, Bool)])
  func `a sweep is a fan of wedges of 5 degrees`(
    colors: [RGBA], start: Double, end: Double, wedges: Int, hasGround: Bool
  ) {
    let lines = lines(colors, start, end)
    #expect(lines.count { $0.hasPrefix("<path ") } == wedges)
    #expect(lines.contains { $0.hasPrefix("<rect ") && $0.contains(" fill=") } == hasGround)
    #expect(!lines.contains { $0.contains("nan") || $0.contains("inf") })
  }

  @Test func `a translucent sweep is faded as a whole`() {
    let lines = lines([Pictures.red.opacity(0.5), Pictures.blue.opacity(0.5)], 0, 360)
    #expect(lines.contains("<g opacity=\"0.5\">"))
    #expect(!lines.contains { $0.contains("fill-opacity") })
  }

  @Test func `a stroked sweep is masked by its stroke`() {
    let paint = Pictures.gradient(
      .angular(center: CGPoint(x: 5, y: 5), start: .zero, end: .degrees(90)),
      [Pictures.red, Pictures.blue])
    let body = Pictures.body([
      .stroke(Path(ellipseIn: Pictures.box), paint, StrokeStyle(lineWidth: 2), node: -1)
    ])
    let parts = ["<mask id=\"d", "stroke=\"#ffffff\" stroke-width=\"2\"", "<g mask=\"url(#d"]
    #expect(parts.allSatisfy { body.contains($0) })
  }
}
