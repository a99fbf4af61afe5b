import Foundation
import SwiftUI
import Testing
import VectorDrawing

@testable import Charts

struct CurvePathTests {
  private let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0),
  ]

  private func path(_ method: InterpolationMethod) -> Path {
    var path = Path()
    CurvePath.add(points, method, to: &path)
    return path
  }

  /// The positions between the first point and the second.
  @Test(arguments: [
    (InterpolationMethod.stepStart, [CGPoint(x: 0, y: 10)]),
    (.stepCenter, [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10)]),
    (.stepEnd, [CGPoint(x: 10, y: 0)]), (.linear, []),
  ])
  func `steps and lines`(method: InterpolationMethod, between: [CGPoint]) {
    let lines = between + [points[1]]
    let start = [Path.Element.move(to: points[0])] + lines.map { .line(to: $0) }
    #expect(Array(path(method).elements.prefix(start.count)) == start)
  }

  @Test func `a monotone curve stays within its points, a cardinal one does not`() {
    #expect(path(.monotone).boundingRect.maxY <= 10.000_001)
    #expect(path(.cardinal).boundingRect.maxY > 10.5)
    #expect(path(.catmullRom).boundingRect.maxY > 10.5)
    #expect(path(.cardinal(tension: 1)).boundingRect.maxY <= 10.000_001)
  }

  @Test func `a uniform curve of Catmull and Rom is the cardinal one`() {
    func controls(_ method: InterpolationMethod) -> [CGFloat] {
      path(method).elements.flatMap { element -> [CGFloat] in
        guard case .curve(_, let one, let two) = element else { return [] }
        return [one.x, one.y, two.x, two.y]
      }
    }
    // The middle curve, which has neighbours on both sides.
    let (rom, cardinal) = (controls(.catmullRom(alpha: 0))[4..<8], controls(.cardinal)[4..<8])
    #expect(zip(rom, cardinal).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
