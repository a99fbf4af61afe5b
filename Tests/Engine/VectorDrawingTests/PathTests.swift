import Foundation
import Testing

@testable import VectorDrawing

struct PathBuildingTests {
  @Test func `steps are kept in order, and a line without a start starts where it ends`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 1, y: 2)),
        .quadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6)), .closeSubpath,
      ])
  }

  @Test func `closing goes back to where the part began`() {
    var path = Path()
    #expect(path.currentPoint == nil && path.isEmpty)
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(Path(CGRect(x: 2, y: 3, width: 4, height: 5)).currentPoint == CGPoint(x: 2, y: 3))
  }

  @Test func `a lone figure stays what it is and spells itself out when more is added`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    var path = Path()
    path.addRect(rect)
    #expect(path == Path(rect) && path.offsetBy(dx: 1, dy: 1) == Path(rect.offsetBy(dx: 1, dy: 1)))
    path.addEllipse(in: rect)
    #expect(path.elements.count == 5 + 6)
    #expect(path.applying(.identity) == path)
  }

  @Test func `ten thousand steps are appended in a blink`() {
    var path = Path()
    for step in 0..<100_000 { path.addLine(to: CGPoint(x: step, y: 0)) }
    #expect(path.elements.count == 100_001)
  }

  @Test func `bounds follow the curve, not its handles`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 10, y: -4), control2: CGPoint(x: 0, y: -4))
    #expect(path.boundingRect == CGRect(x: 0, y: -3, width: 10, height: 8))
    #expect(Path().boundingRect.isNull)
    let reversed = Path(CGRect(x: 10, y: 10, width: -4, height: -6)).boundingRect
    #expect(reversed.size == CGSize(width: 4, height: 6) && reversed.origin.x == 6)
  }

  @Test(
    arguments: [
      (0.0, 1.0, 5), (0.25, 0.5, 2), (0.1, 0.3, 3), (0.5, 0.5, 0), (0.7, 0.2, 0), (-1.0, 0.25, 2),
    ] as [(Double, Double, Int)])
  func `trimming cuts by length`(from: Double, to: Double, steps: Int) {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: CGFloat(from), to: CGFloat(to)).elements.count == steps)
  }
}

struct PathArcTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    return path
  }

  /// Start, end, clockwise; the number of quarter curves; the box of the arc (x, y, width, height).
  @Test(
    arguments: [
      (0.0, 90.0, false, 1, [0.0, 0, 10, 10]), (0, 90, true, 3, [-10, -10, 20, 20]),
      (90, 0, true, 1, [0, 0, 10, 10]), (90, 0, false, 3, [-10, -10, 20, 20]),
      (0, 360, false, 4, [-10, -10, 20, 20]), (360, 0, true, 4, [-10, -10, 20, 20]),
      (0, 1e9, false, 4, [-10, -10, 20, 20]), (180, 360, false, 2, [-10, -10, 20, 10]),
      (-90, 90, false, 2, [0, -10, 10, 20]), (-90, 90, true, 2, [-10, -10, 10, 20]),
    ] as [(Double, Double, Bool, Int, [Double])])
  func `arcs run the way the flag says for a y-up plane`(
    start: Double, end: Double, clockwise: Bool, curves: Int, box: [Double]
  ) {
    let path = arc(start, end, clockwise: clockwise)
    let bounds = path.boundingRect
    let found = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init)
    #expect(path.elements.count == curves + 1)
    #expect(zip(found, box).allSatisfy { abs($0 - $1) < 0.01 }, "\(found)")
  }

  @Test(
    arguments: [(Double.infinity, 0.0), (0, -Double.infinity), (Double.nan, 1), (1e300, -1e300)]
      as [(Double, Double)])
  func `angles beyond all bounds neither hang nor trap`(start: Double, end: Double) {
    for clockwise in [true, false] where arc(start, end, clockwise: clockwise).elements.count > 6 {
      Issue.record("too many steps")
    }
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 5, startAngle: .radians(start), delta: .radians(end))
    path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(1e300))
    #expect(path.elements.count < 24)
  }

  @Test func `quarter arcs end on whole points`() {
    #expect(arc(0, 90, clockwise: false).currentPoint == CGPoint(x: 0, y: 10))
    #expect(arc(0, -90, clockwise: true).currentPoint == CGPoint(x: 0, y: -10))
  }

  @Test func `a tangent arc rounds the corner it is given`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint ?? .zero
    #expect(isNear(path.elements[1].points[0], CGPoint(x: 6, y: 0)))
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }

  @Test func `a tangent arc under a transform starts from the point as it was before it`() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0).applying(double))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
      transform: double)
    #expect(isNear(path.elements[1].points[0], CGPoint(x: 12, y: 0)))
  }

  @Test(
    arguments: [(CGPoint(x: 20, y: 0), 4.0), (CGPoint(x: 10, y: 10), 0), (.zero, 4)]
      as [(CGPoint, Double)])
  func `a tangent arc without a corner is a line`(second: CGPoint, radius: Double) {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: second, radius: CGFloat(radius))
    #expect(path.elements.last == .line(to: CGPoint(x: 10, y: 0)))
  }
}
