import Foundation
import Testing

@testable import VectorDrawing

struct PixelGridTests {
  @Test(
    arguments: [
      (2.0, 10.2, 10.5, 10.0), (2, 10.25, 10.5, 10.5), (2, 20.000_000_1, 20, 20),
      (3, 10.3, 31 / 3.0, 31 / 3.0),
      (3, 0, 0, 0), (1, -0.4, 0, 0), (2, -1.3, -1, -1.5),
    ] as [(Double, Double, Double, Double)])
  func `lengths go up or to the nearest pixel`(
    scale: Double, length: Double, up: Double, nearest: Double
  ) {
    let grid = PixelGrid(scale: CGFloat(scale))
    #expect(abs(Double(grid.up(CGFloat(length))) - up) < 1e-9)
    #expect(abs(Double(grid.nearest(CGFloat(length))) - nearest) < 1e-9)
  }

  @Test func `edges, insets and unit points follow the reading direction`() {
    let insets = EdgeInsets(4, edges: [.leading, .top])
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [4, 4, 0, 0])
    #expect(insets.horizontal == 4 && insets.vertical == 4)
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(
      Edge.Set.all.contains([.horizontal, .vertical]) && Axis.vertical.crossing == .horizontal)
  }
}
