public import CoreGraphics
public import Foundation
public import UIKit

/// What a picture is drawn in; it changes nothing here.
open class NSGraphicsContext: NSObject {}

extension NSImage {
  /// The picture's file, whatever the rectangle; nil for a drawing or a symbol.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { cgImage }

  /// A picture of a size, points; of one point a pixel where the size is zero.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let isSized = size.width > 0 && size.height > 0
    self.init(
      cgImage: cgImage, scale: isSized ? CGFloat(cgImage.width) / size.width : 1, orientation: .up)
  }

  /// A picture that is drawn at once, as only files, outlines and rectangles are.
  ///
  /// - Parameter flipped: without effect: drawings begin at the top here.
  public convenience init(
    size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool
  ) {
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in
      _ = drawingHandler(NSRect(origin: .zero, size: size))
    }
    self.init(drawn.content, size: drawn.size, scale: drawn.scale)
  }

  /// The picture's own file, whose form readers of pictures tell from its beginning.
  public var tiffRepresentation: Data? { pngData() }
}

/// One way in which a picture is stored.
open class NSImageRep: NSObject {
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
  }
}

/// A picture's file. It is handed over as it is: nothing is encoded here.
open class NSBitmapImageRep: NSImageRep {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  private let image: NSImage

  /// Nil if the data hold no picture.
  public init?(data: Data) {
    guard let image = NSImage(data: data) else { return nil }
    self.image = image
  }

  public init(cgImage: CGImage) { image = NSImage(cgImage: cgImage, size: .zero) }

  open var cgImage: CGImage? { image.cgImage }
  open var pixelsWide: Int { cgImage?.width ?? 0 }
  open var pixelsHigh: Int { cgImage?.height ?? 0 }

  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? { image.pngData() }
}
