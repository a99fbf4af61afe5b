import CoreGraphics
import DiagnosticRecords
import Foundation
import FoundationAdditions
import Testing
import UIKit
import VectorDrawing

@testable import CoreImage

@Suite struct CIFilterTests {
  @Test func aCodeIsAFileWithAMarginOfOneModule() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("a".utf8), forKey: "inputMessage")
    filter.setValue("H", forKey: "inputCorrectionLevel")
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
    #expect(drawn.width == 23 && drawn.source?.type == "image/png")
    #expect(UIImage(cgImage: drawn).pngData()?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
  }

  @Test func filtersWithTypesAreTheSame() {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data(repeating: 65, count: 17)
    filter.correctionLevel = "L"
    #expect(filter.correctionLevel == "L" && filter.outputImage?.extent.width == 23)
    filter.message = Data(repeating: 65, count: 3000)
    #expect(filter.outputImage == nil)
  }

  @Test func coloursAreFiltered() throws {
    let filter = CIFilter.falseColor()
    filter.inputImage = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    filter.color0 = .blue
    filter.color1 = .clear
    let image = try #require(filter.outputImage)
    guard case .items(let items) = image.content, case .group(let group) = items.first,
      case .matrix(let numbers) = group.filters.first
    else { throw Failure() }
    #expect(numbers.suffix(5).last == 1 && numbers[14] == 1 && numbers[4] == 0)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test func whatIsNotDrawnIsSaidAndShownAsItIs() {
    HostDiagnostics.$collection.withValue(HostDiagnostics.Collection()) {
      let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(image.applyingFilter("CIPixellate").extent == image.extent)
      #expect(HostDiagnostics.drain().map(\.rule) == ["image-filter-not-drawn"])
      #expect(CIFilter(name: "Nothing") == nil)
    }
  }

  @Test func averagesOfOneColourAreRead() {
    let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0))
    let average = image.applyingFilter(
      "CIAreaAverage",
      parameters: [kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 9, height: 9))])
    var pixel = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      average, toBitmap: &pixel, rowBytes: 4, bounds: average.extent, format: .RGBA8,
      colorSpace: nil)
    #expect(pixel == [255, 128, 0, 255])
  }

  @Test func imagesAreTurnedRoundTheLowerLeftCorner() throws {
    let image = CIImage(color: .red).cropped(to: CGRect(x: 10, y: 20, width: 30, height: 40))
    let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.extent == CGRect(x: 15, y: 27, width: 30, height: 40))
    let both = moved.composited(over: image)
    #expect(both.extent == CGRect(x: 10, y: 20, width: 35, height: 47))
    guard case .items(let items) = both.content, case .group(let lower) = items.first else {
      throw Failure()
    }
    // Up by seven points is what is missing above the lower image.
    #expect(lower.transform == CGAffineTransform(translationX: 0, y: 7))
    #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
  }

  @Test func `a colour of the Mac may be asked whether it has parts`() throws {
    let maybe: CIColor? = CIColor(color: UIColor.red)
    #expect(maybe == CIColor(color: UIColor.red)!)
    let color = CIColor(color: UIColor.white)
    #expect(color.red == 1)
  }

  /// What was expected is not there.
  private struct Failure: Error {}
}
