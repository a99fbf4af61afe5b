public import CoreGraphics
import Foundation
public import FoundationAdditions

/// Where a picture's file is written. Nothing is encoded: a picture that is a file is written as it
/// is, whatever type is asked for; one that was drawn cannot be.
public final class CGImageDestination {
  private let write: (Data) -> Bool
  private var bytes: Data?

  init(write: @escaping (Data) -> Bool) { self.write = write }

  func add(_ image: CGImage) {
    if bytes == nil { bytes = image.source.flatMap { Data(base64Encoded: $0.base64) } }
  }

  func finalize() -> Bool {
    guard let bytes else {
      HostDiagnostics.reportInert(
        "ImageIO", "pictures are not encoded, so that a drawn one was not written")
      return false
    }
    return write(bytes)
  }
}

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: some _CFText, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination {
    data.append($0)
    return true
  }
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: some _CFText, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination { (try? $0.write(to: url)) != nil } }

/// Only the first is kept.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image) }

/// Only the first is kept; no property is written.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { idst.add(isrc.image(within: nil)) }

/// Changes nothing.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
