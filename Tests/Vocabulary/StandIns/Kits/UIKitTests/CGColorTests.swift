import CoreGraphics
import Foundation
import Testing

@Suite struct CGColorTests {
  private func converted(_ color: CGColor?, _ space: String) -> CGColor? {
    CGColorSpace(name: space).flatMap {
      color?.converted(to: $0, intent: .defaultIntent, options: nil)
    }
  }

  @Test func aColourKeepsItsLookInAnotherSpace() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let wide = try #require(converted(red, CGColorSpace.displayP3))
    #expect(wide.colorSpace?.name == CGColorSpace.displayP3)
    // sRGB's red in Display P3: 0.9175, 0.2003, 0.1386.
    let parts = try #require(wide.components).map { ($0 * 10_000).rounded() / 10_000 }
    #expect(parts == [0.9175, 0.2003, 0.1386, 0.5])
    let back = try #require(converted(wide, CGColorSpace.sRGB)?.components)
    #expect(zip(back, [1, 0, 0, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func componentsAreThoseOfTheColoursSpace() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let given: [CGFloat] = [0.25, 0.5, 0.75, 1]
    let color = try #require(CGColor(colorSpace: space, components: given))
    let parts = try #require(color.components)
    #expect(zip(parts, given).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(color.copy(alpha: 0.5)?.colorSpace == space)
  }
}
