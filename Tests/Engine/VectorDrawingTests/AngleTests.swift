import Foundation
import Testing

@testable import VectorDrawing

struct AngleTests {
  @Test(arguments: [-8, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 400])
  func `quarter turns have whole sines and cosines`(quarters: Int) {
    let angle = Angle(degrees: Double(quarters) * 90)
    let index = ((quarters % 4) + 4) % 4
    let expected: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    #expect(angle.cosine == expected[index].0 && angle.sine == expected[index].1)
  }

  @Test func `degrees and radians convert both ways`() {
    var angle = Angle(degrees: 180)
    #expect(angle.radians == .pi)
    angle.degrees = 45
    #expect(abs(angle.tangent - 1) < 1e-15 && Angle(radians: .pi / 2).degrees == 90)
  }

  @Test func `angles add, compare and come back from coordinates`() {
    let axes: [(Double, Double, Double)] = [(1, 0, 0), (0, 1, 90), (-1, 0, 180), (0, -1, -90)]
    for (x, y, degrees) in axes where Angle.of(x: x, y: y).degrees != degrees {
      Issue.record("\(x), \(y)")
    }
    #expect(Angle.degrees(30) + .degrees(60) - .zero == .degrees(90) && .zero < Angle.degrees(1))
  }
}
