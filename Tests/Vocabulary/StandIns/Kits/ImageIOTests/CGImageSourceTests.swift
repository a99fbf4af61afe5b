import CoreGraphics
import Foundation
import ImageIO
import Testing
import VectorDrawing

@Suite struct CGImageSourceTests {
  /// Forty by twenty pixels.
  private var data: Data {
    Data(base64Encoded: PixelImage(width: 40, height: 20).source.base64) ?? Data()
  }

  @Test func aFileSaysItsSize() throws {
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(CGImageSourceCreateWithData(Data("nothing".utf8), nil) == nil)
  }

  @Test func thumbnailsAreSmaller() throws {
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 10 && small.height == 5)
    let large = [kCGImageSourceThumbnailMaxPixelSize: 1000] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 40)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func filesAreWrittenAsTheyAre() throws {
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let written = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(written, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination))
    #expect(Data(referencing: written) == data)
  }
}
