import CoreGraphics
import QuartzCore
import SwiftUI
import Testing

@Suite struct CATransform3DTests {
  @Test func transformsAreJoined() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    let both = CATransform3DScale(moved, 2, 2, 1)
    #expect(both.m41 == 1 && both.m11 == 2 && both.m42 == 2)
    let other = CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 1))
    #expect(other.m41 == 2 && other.m43 == 3)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsAffine(moved))
  }

  /// A quarter turn takes the x axis to the y axis, as a rotation of the plane does.
  @Test func rotationsTurnAroundAnAxis() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(
      CATransform3DGetAffineTransform(turn)
        == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(CATransform3DMakeRotation(.pi, 0, 1, 0).m11 == -1)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func perspectiveReachesViews() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    let tilted = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    let projection = ProjectionTransform(tilted)
    #expect(projection.m13 == tilted.m14 && !projection.isAffine)
    #expect(ProjectionTransform(CATransform3DMakeTranslation(4, 5, 0)).m31 == 4)
  }

  @Test func curvesHaveTheirPoints() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    var point: [Float] = [0, 0]
    curve.getControlPoint(at: 2, values: &point)
    #expect(point == [0.58, 1])
    #expect(CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1) == .init(name: .default))
    #expect(CACurrentMediaTime() == CACurrentMediaTime())
  }
}
