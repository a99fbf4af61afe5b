import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import VectorDrawing

@testable import ViewGraph

/// Numbers that no picture can have, where code draws one.
@MainActor struct HostileDrawingTests {
  private typealias Step = @MainActor (UIGraphicsImageRendererContext) -> Void

  private static let square = CGRect(x: 0, y: 0, width: 9, height: 9)
  private static let odd = CGRect(x: CGFloat.nan, y: 0, width: 9, height: CGFloat.infinity)
  private static let photo = UIGraphicsImageRenderer(size: square.size).image { $0.fill(square) }

  private nonisolated static let steps: [String: Step] = [
    "fill": { $0.fill(odd) },
    "stroke": { $0.stroke(odd) },
    "picture": { _ in photo.draw(in: odd) },
    "far picture": { _ in photo.draw(at: CGPoint(x: 1e300, y: 0)) },
    "faint picture": { _ in photo.draw(at: odd.origin, blendMode: .normal, alpha: 0.5) },
    "symbol": { _ in UIImage(systemName: "star")?.draw(in: odd) },
    "path": { _ in UIBezierPath(ovalIn: odd).fill() },
    "line": { _ in
      let line = UIBezierPath(rect: square)
      line.lineWidth = .nan
      line.stroke()
    },
    "dash": {
      $0.cgContext.setLineDash(phase: .infinity, lengths: [1, .nan])
      $0.cgContext.stroke(square)
    },
    "clip": {
      $0.clip(to: odd)
      photo.draw(at: .zero)
    },
    "move": {
      $0.cgContext.translateBy(x: .nan, y: 0)
      photo.draw(at: .zero)
    },
    "scale": {
      for _ in 0..<9 { $0.cgContext.scaleBy(x: 1e50, y: 1) }
      photo.draw(at: .zero)
    },
    "pixels": { if let pixels = photo.cgImage { $0.cgContext.draw(pixels, in: odd) } },
  ]

  /// What is drawn of an image, and what is said of it.
  private func draw(_ step: Step) -> (items: [DisplayItem], said: [String]) {
    let size = CGSize(width: 20, height: 20)
    let image = withoutActuallyEscaping(step) { step in
      UIGraphicsImageRenderer(size: size).image { context in
        MainActor.assumeIsolated { step(context) }
      }
    }
    let probe = LayoutProbe(Image(uiImage: image), width: 100, height: 100)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return (painter.items, probe.session.outcome.diagnostics.map(\.rule))
  }

  @Test(arguments: steps.keys.sorted()) func `what has no numbers is left out and said`(
    _ name: String
  ) throws {
    let step = try #require(Self.steps[name])
    let alone = draw(step)
    #expect(alone.said == ["invalid-number"])
    // The rest of the picture stays.
    let both = draw { context in
      context.fill(Self.square)
      step(context)
    }
    #expect(both.said == ["invalid-number"])
    #expect(fills(both.items) == fills(alone.items) + 1)
  }

  @Test func `rectangles without end are drawn as far as anything is`() {
    let infinite = draw { context in
      context.clip(to: .infinite)
      context.fill(.infinite)
    }
    #expect(infinite.said == [] && fills(infinite.items) == 1)
    let none = draw { context in
      context.clip(to: .null)
      context.fill(Self.square)
    }
    #expect(none.said == [])
  }

  @Test func `pixels that cannot be counted are none`() {
    let format = UIGraphicsImageRendererFormat()
    for scale in [CGFloat.nan, .infinity, 1e300] {
      format.scale = scale
      let image = UIGraphicsImageRenderer(size: Self.square.size, format: format).image {
        $0.fill(Self.square)
      }
      #expect(image.cgImage == nil)
    }
    let pixels = Self.photo.cgImage
    #expect(pixels != nil && pixels?.cropping(to: Self.odd) == nil)
    #expect(pixels?.cropping(to: .infinite) == pixels)
  }

  private func fills(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item {
      case .fill: sum + 1
      case .group(let group): sum + fills(group.children)
      default: sum
      }
    }
  }
}
