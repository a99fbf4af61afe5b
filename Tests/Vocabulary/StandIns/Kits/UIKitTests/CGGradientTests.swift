import CoreGraphics
import Foundation
import Testing
import UIKit
import VectorDrawing

@Suite struct CGGradientTests {
  private func drawn(_ draw: (CGContext) -> Void) throws -> (Path, GradientPaint) {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 160,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    draw(context)
    guard case .group(let group) = context.makeImage()?.drawing?.items.first,
      case .fill(let path, .gradient(let paint), _, _) = group.children.first
    else { throw NothingDrawn() }
    return (path, paint)
  }

  private struct NothingDrawn: Error {}

  private func made(_ locations: [CGFloat]) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [UIColor.black.cgColor, UIColor.white.cgColor], locations: locations)
  }

  @Test func endsAtItsEndsUnlessItIsToGoOn() throws {
    let gradient = try #require(made([0.25, 1]))
    let (band, paint) = try drawn {
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }
    #expect(paint.stops.map(\.location) == [0.25, 1])
    #expect(band.boundingRect.minX == 0 && band.boundingRect.maxX == 40)
    let (longer, _) = try drawn {
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: .drawsAfterEndLocation)
    }
    #expect(longer.boundingRect.minX == 0 && longer.boundingRect.maxX > 1000)
  }

  @Test func goesOutwardsFromACircle() throws {
    let gradient = try #require(made([0, 1]))
    let center = CGPoint(x: 20, y: 10)
    let (area, paint) = try drawn {
      $0.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10,
        options: [])
    }
    #expect(area.boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(paint.geometry == .radial(center: center, inner: 0, outer: 10, aspect: 1))
  }

  @Test func needsColours() {
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }
}
