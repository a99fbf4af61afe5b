import CoreGraphics
import Testing
import UIKit
import VectorDrawing

/// A bitmap's context keeps outlines in place of pixels.
struct BitmapContextTests {
  private func bitmap(_ width: Int, _ height: Int) -> CGContext? {
    let info =
      CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
    return CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }

  @Test func `what is drawn is in the image, from the lower left corner up`() throws {
    let context = try #require(bitmap(40, 20))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require(context.makeImage())
    #expect(image.width == 40 && image.height == 20)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let drawn = renderer.image { _ in UIImage(cgImage: image).draw(at: .zero) }
    #expect(drawn.size == CGSize(width: 40, height: 20))
    #expect(context.data == nil)
    guard case .fill(let path, _, _, _) = image.drawing?.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 15, width: 10, height: 5))
  }

  @Test func `an image tells how its pixels would be stored`() throws {
    let image = try #require(bitmap(40, 20)?.makeImage())
    #expect(image.bytesPerRow == image.width * image.bitsPerPixel / 8)
    #expect(image.bitsPerPixel == image.bitsPerComponent * 4 && !image.isMask)
    #expect(image.bitmapInfo.intersection(.alphaInfoMask).rawValue == image.alphaInfo.rawValue)
    #expect(image.colorSpace?.numberOfComponents == 3)
    let still = UIImage(cgImage: image)
    #expect(still.images == nil && still.duration == 0)
    #expect(UIImage.animatedImage(with: [still], duration: 2) === still)
    #expect(image.dataProvider == nil)
  }

  @Test func `there is no context without pixels`() {
    #expect(bitmap(0, 20) == nil)
    #expect(bitmap(20, -1) == nil)
  }
}
