public import CoreGraphics
public import Foundation
import FoundationAdditions
import VectorDrawing

public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
}

public struct CIFormat: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let BGRA8 = CIFormat(rawValue: 22)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let RGBAh = CIFormat(rawValue: 31)
}

/// Options change nothing: all is drawn in sRGB.
public final class CIContext: Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}
  public init() {}

  /// Nil for a rectangle without size or end. An image that is a file stays one.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard rect.width >= 1, rect.height >= 1, !rect.isInfinite, rect.width < 1e5, rect.height < 1e5
    else { return nil }
    let (width, height) = (Int(rect.width.rounded()), Int(rect.height.rounded()))
    if rect == image.extent, case .items(let items) = image.content, items.count == 1,
      case .image(let item) = items[0], item.frame.size == rect.size
    {
      return CGImage(item.source, width: width, height: height)
    }
    var group = GroupItem(image.items(in: rect), node: 0)
    group.clip = Path(CGRect(origin: .zero, size: rect.size))
    return CGImage(DrawnItems([.group(group)]), width: width, height: height)
  }

  public func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: rect) }

  /// Writes the pixels of an image of one colour; those of others are not known.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let color = image.solid else {
      return HostDiagnostics.reportInert(
        "CoreImage", "images are not decoded, so that their pixels cannot be read")
    }
    let parts: [Double]
    switch format {
    case .RGBA8: parts = [color.red, color.green, color.blue, color.alpha]
    case .BGRA8: parts = [color.blue, color.green, color.red, color.alpha]
    case .ARGB8: parts = [color.alpha, color.red, color.green, color.blue]
    default: return
    }
    let pixel = parts.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    for row in 0..<max(Int(bounds.height), 0) {
      for column in 0..<max(Int(bounds.width), 0) {
        (data + row * rowBytes + column * 4).copyMemory(from: pixel, byteCount: 4)
      }
    }
  }
}
