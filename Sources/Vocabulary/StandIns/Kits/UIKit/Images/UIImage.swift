public import CoreGraphics
public import DeveloperToolsSupport
public import Foundation
import FoundationAdditions
package import ResourceCatalogs
package import VectorDrawing

/// A picture: a name or the bytes of a file, which are never decoded.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Where the picture comes from.
  package enum Content: Hashable, Sendable {
    case asset(String)
    case symbol(String)
    case file(ImageFile)
    /// Bytes handed over by a `CGImage`.
    case source(ImageSource)
    case sketch([UIImageSketchStep])
    case empty
  }

  public enum RenderingMode: Int, Sendable, Hashable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum Orientation: Int, Sendable, Hashable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  package var content = Content.empty
  /// Points.
  public internal(set) var size = CGSize.zero
  /// Pixels per point.
  public internal(set) var scale: CGFloat = 1
  public internal(set) var renderingMode = RenderingMode.automatic
  /// The colour of `withTintColor`.
  package var tint: UIColor?
  package var symbol: SymbolConfiguration?
  /// Which way up the pixels of `cgImage` are shown.
  public internal(set) var imageOrientation = Orientation.up
  /// The pixels that the picture was made of, as they lie.
  var pixels: CGImage?
  /// How much of each edge keeps its size when the picture is resized, points.
  public internal(set) var capInsets = UIEdgeInsets.zero
  /// How a picture made by `resizableImage` is resized; `nil` for others, which are stretched.
  package internal(set) var slicingMode: ResizingMode?
  /// What of each edge is ornament, points. UIKit's layout leaves it out; here nothing does.
  public internal(set) var alignmentRectInsets = UIEdgeInsets.zero

  public override init() { super.init() }

  package init(_ content: Content, size: CGSize, scale: CGFloat) {
    (self.content, self.size, self.scale) = (content, size, scale)
    super.init()
  }

  /// The picture of a literal in the code; nothing if there is none of that name.
  public required init(imageLiteralResourceName name: String) {
    super.init()
    guard let found = UIImage(named: name) else { return }
    (content, size, scale) = (found.content, found.size, found.scale)
  }

  func with(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(content, size: size, scale: scale)
    (copy.renderingMode, copy.tint, copy.symbol) = (renderingMode, tint, symbol)
    (copy.imageOrientation, copy.pixels) = (imageOrientation, pixels)
    (copy.capInsets, copy.slicingMode) = (capInsets, slicingMode)
    copy.alignmentRectInsets = alignmentRectInsets
    change(copy)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.content == content && other.size == size && other.scale == scale
  }

  open override var hash: Int { content.hashValue }
}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  /// A picture of the widget's asset catalogs or files; nil if there is none of that name. Catalogs
  /// know their pictures without the ending of a file.
  public convenience init?(named wish: String) {
    let assets = UIKitSetting.current.assets
    let names = [wish, (wish as NSString).deletingPathExtension]
    guard let name = names.first(where: { assets.image(named: $0) != nil }),
      let variant = assets.image(named: name)?.best(scale: Double(UIScreen.main.scale))
    else { return nil }
    let scale = CGFloat(variant.scale ?? 1)
    var size = CGSize.zero
    if let file = try? ImageFile.read(variant.path) { size = file.size(scale: scale) }
    self.init(.asset(name), size: size, scale: scale)
  }

  /// A picture of the widget's asset catalogs or files; nil if there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: BundledResource.name(name, in: bundle)) }

  /// A picture of the widget's asset catalogs or files; nil if there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: BundledResource.name(name, in: bundle)) }

  /// A picture of the asset catalog, by its generated symbol; drawn as missing if it is gone.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name)
    self.init(
      .asset(resource.name), size: found?.size ?? .zero, scale: found?.scale ?? 1)
  }

  /// A picture from the bytes of a file; nil if they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from the bytes of a file; nil if they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile(bytes: Array(data)), scale > 0 else { return nil }
    self.init(.file(file), size: file.size(scale: scale), scale: scale)
  }

  /// A picture from a file; `@2x` or `@3x` at the end of the name is its scale.
  public convenience init?(contentsOfFile path: String) {
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    guard let file = try? ImageFile.read(path) else { return nil }
    self.init(.file(file), size: file.size(scale: scale), scale: scale)
  }
}

extension ImageFile {
  /// Points.
  func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// The file for embedding.
  package var source: ImageSource {
    ImageSource(
      id: contentHash, type: format.mediaType, base64: Data(bytes).base64EncodedString())
  }
}
