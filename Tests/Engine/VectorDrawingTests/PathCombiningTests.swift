import Foundation
import Testing

@testable import VectorDrawing

struct PathCombiningTests {
  private static func square(_ x: CGFloat, _ y: CGFloat = 0, side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private static let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let crossing = Path(ellipseIn: CGRect(x: 5, y: 0, width: 10, height: 10))

  /// What is true of a combination wherever one looks: a grid of points that lie on no outline.
  private static func differs(
    _ found: Path, _ wanted: (CGPoint) -> Bool, over box: CGRect
  ) -> [CGPoint] {
    var wrong: [CGPoint] = []
    for x in stride(from: box.minX - 1.03, to: box.maxX + 1, by: box.width / 41) {
      for y in stride(from: box.minY - 1.07, to: box.maxY + 1, by: box.height / 43) {
        let point = CGPoint(x: x, y: y)
        if found.contains(point) != wanted(point) { wrong.append(point) }
      }
    }
    return wrong
  }

  @Test(arguments: [
    (circle, crossing), (square(0), square(5, 5)), (square(0), square(10)),
    (square(0), square(2, 2, side: 4)), (square(0), square(0)), (square(0), square(40)),
    (circle, square(3, -2)), (circle, circle), (square(0), square(5, 0)), (circle, Path()),
    (star, circle),
  ])
  func `combinations hold what they say, touching and equal outlines included`(
    one: Path, other: Path
  ) {
    let box = one.boundingRect.union(other.boundingRect)
    func check(_ found: Path, _ rule: @escaping (Bool, Bool) -> Bool) -> [CGPoint] {
      Self.differs(found, { rule(one.contains($0), other.contains($0)) }, over: box)
    }
    #expect(check(one.union(other)) { $0 || $1 } == [])
    #expect(check(one.intersection(other)) { $0 && $1 } == [])
    #expect(check(one.subtracting(other)) { $0 && !$1 } == [])
    #expect(check(one.symmetricDifference(other)) { $0 != $1 } == [])
  }

  private static let star = Path {
    $0.addLines([
      CGPoint(x: 5, y: -1), CGPoint(x: 8, y: 9), CGPoint(x: -1, y: 3), CGPoint(x: 11, y: 3),
      CGPoint(x: 2, y: 9),
    ])
    $0.closeSubpath()
  }

  @Test func `curves stay curves, and lines that go straight on are one`() {
    let lens = Self.circle.intersection(Self.crossing).elements
    #expect(lens.count { if case .curve = $0 { true } else { false } } == 4)
    #expect(lens.allSatisfy { if case .line = $0 { false } else { true } })
    let joined = Self.square(0).union(Self.square(10))
    #expect(joined.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(joined.elements.count <= 7)
  }

  @Test func `a star's middle is filled by one rule and empty by the other`() {
    let middle = CGPoint(x: 5, y: 5)
    #expect(Self.star.contains(middle) && !Self.star.contains(middle, eoFill: true))
    #expect(Self.star.normalized(eoFill: false).contains(middle))
    let hollow = Self.star.normalized(eoFill: true)
    #expect(!hollow.contains(middle) && hollow.contains(CGPoint(x: 5, y: 1)))
  }

  @Test func `lines are cut where they leave the other path`() {
    let line = Path {
      $0.move(to: CGPoint(x: -5, y: 5))
      $0.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(Self.circle).boundingRect.width.rounded() == 10)
    let outside = line.lineSubtraction(Self.circle)
    #expect(outside.elements.count == 4 && outside.boundingRect.width == 20)
  }

  @Test func `a pen covers its width, caps and joins`() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
    }
    func outline(_ style: StrokeStyle) -> Path { line.strokedPath(style) }
    let miter = outline(StrokeStyle(lineWidth: 2))
    #expect(miter.boundingRect == CGRect(x: 0, y: -1, width: 11, height: 11))
    #expect(miter.contains(CGPoint(x: 10.9, y: -0.9)) && !miter.contains(CGPoint(x: 5, y: 5)))
    #expect(
      !outline(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(CGPoint(x: 10.9, y: -0.9)))
    let round = outline(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    #expect(round.contains(CGPoint(x: -0.9, y: 0)) && !round.contains(CGPoint(x: -0.9, y: 0.9)))
    #expect(outline(StrokeStyle(lineWidth: 2, lineCap: .square)).contains(CGPoint(x: -0.9, y: 0.9)))
    let dashed = outline(StrokeStyle(lineWidth: 2, dash: [2, 3]))
    let covered = stride(from: 0.5, to: 9, by: 1).map { dashed.contains(CGPoint(x: $0, y: 0)) }
    #expect(covered == [true, true, false, false, false, true, true, false, false])
  }

  @Test func `a closed line has a hole`() {
    let ring = Self.circle.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 0, y: 5.01)))
    #expect(abs(ring.boundingRect.width - 12) < 0.05)
  }

  @Test func `a path is read from its description`() {
    for path in [Self.star, Self.circle, Path(), Self.square(0.5)] {
      #expect(Path(path.description)?.elements == path.elements)
    }
    let text = "0 0 m 10 0 l 10 10 20 20.5 q h"
    #expect(Path(text)?.description == text)
    #expect(["1 m", "0 0 l", "0 0 m 5", "x", "0 0 m nan 0 l"].compactMap { Path($0) }.isEmpty)
  }
}
