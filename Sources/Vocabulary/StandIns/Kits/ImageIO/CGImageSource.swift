public import CoreGraphics
import Foundation
public import FoundationAdditions
import ResourceCatalogs
import UIKit

/// A picture file, by what its header says. It is never decoded, and has one picture.
public final class CGImageSource: Sendable {
  let file: ImageFile

  init(_ file: ImageFile) { self.file = file }
}

/// Nil unless the bytes are PNG, JPEG, GIF, WebP, SVG or PDF.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { (try? ImageFile(bytes: Array(data))).map(CGImageSource.init) }

/// Nil unless the file is PNG, JPEG, GIF, WebP, SVG or PDF.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.file.format {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case .svg: "public.svg-image"
  case .pdf: "com.adobe.pdf"
  }
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { .statusComplete }

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image(within: nil) : nil }

/// The file itself with the size of a thumbnail, which it is drawn in.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
  return isrc.image(
    within: (limit as? NSNumber)?.doubleValue ?? (limit as? CGFloat).map { Double($0) }
      ?? (limit as? Int).map(Double.init))
}

/// Size, orientation and type: what is read of a file.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  let file = isrc.file
  // A file says its size before it is turned.
  let isTurned = file.orientation >= 5
  return [
    kCGImagePropertyPixelWidth: Int(isTurned ? file.pixelHeight : file.pixelWidth),
    kCGImagePropertyPixelHeight: Int(isTurned ? file.pixelWidth : file.pixelHeight),
    kCGImagePropertyOrientation: file.orientation,
  ]
}

extension CGImageSource {
  /// The file, no side longer than so many pixels.
  func image(within limit: Double?) -> CGImage {
    let longest = max(file.pixelWidth, file.pixelHeight)
    let scale = limit.map { $0 > 0 ? min($0 / longest, 1) : 1 } ?? 1
    return CGImage(
      file.source, width: max(Int((file.pixelWidth * scale).rounded()), 1),
      height: max(Int((file.pixelHeight * scale).rounded()), 1))
  }
}
