import Foundation
import Testing

@testable import VectorDrawing

/// What is drawn straight, bent along a circle of 100 points whose top is (50, 20).
struct BendingArcTests {
  private let arc = BendingArc(top: CGPoint(x: 50, y: 20), radius: 100)
  private let centre = CGPoint(x: 50, y: 120)

  private func distance(_ point: CGPoint) -> CGFloat {
    hypot(point.x - centre.x, point.y - centre.y)
  }

  @Test func `the top stays, a quarter of the circle is as long as before`() {
    #expect(arc.bent(CGPoint(x: 50, y: 20)) == CGPoint(x: 50, y: 20))
    let quarter = arc.bent(CGPoint(x: 50 + 50 * CGFloat.pi, y: 20))
    #expect(abs(quarter.x - 150) < 1e-9 && abs(quarter.y - 120) < 1e-9)
    let higher = arc.bent(CGPoint(x: 50 - 50 * CGFloat.pi, y: 10))
    #expect(abs(higher.x - -60) < 1e-9 && abs(higher.y - 120) < 1e-9)
  }

  @Test func `what keeps its form goes where its middle goes`() {
    for x in [-20, 50, 90] as [CGFloat] {
      let (there, bent) = (
        CGPoint(x: x, y: 31).applying(arc.turn(at: x)), arc.bent(CGPoint(x: x, y: 31))
      )
      #expect(hypot(there.x - bent.x, there.y - bent.y) < 1e-9)
    }
  }

  @Test func `a bar becomes a part of a ring`() {
    let bar = Path(CGRect(x: 0, y: 15, width: 100, height: 10)).bent(along: arc)
    for cubic in Cubic.parts(of: bar, closing: true).joined() {
      for t in stride(from: 0, through: 1, by: 0.25) as StrideThrough<CGFloat> {
        #expect((94.9...105.1).contains(distance(cubic.point(t))))
      }
    }
    let (first, last) = (bar.elements.first, bar.elements.last)
    #expect(first == .move(to: arc.bent(CGPoint(x: 0, y: 15))) && last == .closeSubpath)
  }

  @Test func `a moved group is bent where it is, a turned one keeps its form`() {
    let bar = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 10, height: 4)), .color(.black), evenOdd: false, node: 0)
    var moved = GroupItem([bar], node: 0)
    moved.transform = CGAffineTransform(translationX: 60, y: 18)
    guard case .group(let group)? = [DisplayItem.group(moved)].bent(along: arc).first,
      case .fill(let path, _, _, _)? = group.children.first,
      case .move(let corner)? = path.elements.first
    else {
      Issue.record("no group")
      return
    }
    let there = corner.applying(group.transform)
    let wanted = arc.bent(CGPoint(x: 60, y: 18))
    #expect(hypot(there.x - wanted.x, there.y - wanted.y) < 1e-9)
    moved.transform = CGAffineTransform(rotationAngle: 1)
    guard case .group(let around)? = [DisplayItem.group(moved)].bent(along: arc).first,
      case .group(let kept)? = around.children.first
    else {
      Issue.record("no group")
      return
    }
    #expect(kept.transform == moved.transform && around.transform == arc.turn(at: 0))
  }
}
