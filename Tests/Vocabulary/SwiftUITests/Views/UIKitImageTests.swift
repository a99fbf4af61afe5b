import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import VectorDrawing

@testable import ViewGraph

/// Pictures of UIKit as SwiftUI shows them, in a red foreground.
@MainActor struct UIKitImageTests {
  private static let red = RGBA(red: 1, green: 0, blue: 0)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A bitmap of one pixel.
  private static let pixel = UIImage(
    data: Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU"
        + "5ErkJggg==")!)!

  /// A white square in a picture of 30 × 30 points.
  private static func sketch() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
    }
  }

  private func draw(_ image: Image) -> [DisplayItem] {
    let view = image.foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let probe = LayoutProbe(view, width: 100, height: 100)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return painter.items
  }

  /// The colours that templates take, from the outside in.
  private func templates(_ items: [DisplayItem]) -> [RGBA] {
    items.flatMap { item -> [RGBA] in
      guard case .group(let group) = item else { return [] }
      let own = group.filters.compactMap { filter in
        if case .template(let color) = filter { color } else { nil }
      }
      return own + templates(group.children)
    }
  }

  private func bitmaps(_ items: [DisplayItem]) -> [ImageItem] {
    items.flatMap { item -> [ImageItem] in
      switch item {
      case .image(let image): [image]
      case .group(let group): bitmaps(group.children)
      default: []
      }
    }
  }

  @Test func `what code draws as a template takes the foreground`() {
    let image = Self.sketch()
    #expect(templates(draw(Image(uiImage: image.withRenderingMode(.alwaysTemplate)))) == [Self.red])
    #expect(templates(draw(Image(uiImage: image).renderingMode(.template))) == [Self.red])
    #expect(templates(draw(Image(uiImage: image))) == [])
    #expect(templates(draw(Image(uiImage: image.withRenderingMode(.alwaysOriginal)))) == [])
  }

  @Test func `a tint is the picture's own colour, unless it is a template`() {
    let blue = Self.blue
    for image in [Self.sketch(), Self.pixel] {
      let own = [RGBA(red: 0, green: 0, blue: 1)]
      #expect(templates(draw(Image(uiImage: image.withTintColor(blue)))) == own)
      let original = image.withTintColor(blue, renderingMode: .alwaysOriginal)
      #expect(templates(draw(Image(uiImage: original))) == own)
      let template = image.withTintColor(blue, renderingMode: .alwaysTemplate)
      #expect(templates(draw(Image(uiImage: template))) == [Self.red])
    }
  }

  @Test func `the caps of a picture hold where the view names none`() {
    let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let image = Self.sketch().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(draw(Image(uiImage: image).resizable()).count == 9)
    #expect(draw(Image(uiImage: image)).count == 1)
    let ends = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    #expect(draw(Image(uiImage: image).resizable(capInsets: ends)).count == 3)
    #expect(draw(Image(uiImage: Self.sketch()).resizable()).count == 1)
  }

  @Test func `pixels in what code draws are square where the view or the code wants them so`() {
    func drawn(_ quality: CGInterpolationQuality) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
        context.cgContext.interpolationQuality = quality
        Self.pixel.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    }
    #expect(bitmaps(draw(Image(uiImage: drawn(.default)))).map(\.smooth) == [true])
    #expect(bitmaps(draw(Image(uiImage: drawn(.none)))).map(\.smooth) == [false])
    let square = Image(uiImage: drawn(.default)).interpolation(.none)
    #expect(bitmaps(draw(square)).map(\.smooth) == [false])
  }
}
