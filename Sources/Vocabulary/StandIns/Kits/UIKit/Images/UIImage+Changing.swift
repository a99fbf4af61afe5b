public import Foundation
import ResourceCatalogs
import VectorDrawing

extension UIImage {
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The file for embedding, if there is one.
  package var source: ImageSource? {
    switch content {
    case .file(let file): file.source
    case .source(let source): source
    case .asset(let name): UIImage.assetFile(name)?.source
    case .symbol, .sketch, .empty: nil
    }
  }

  private static func assetFile(_ name: String) -> ImageFile? {
    let image = UIKitSetting.current.assets.image(named: name)
    guard let variant = image?.best(scale: Double(UIScreen.main.scale)) else { return nil }
    return try? ImageFile.read(variant.path)
  }

  private var bytes: Data? {
    switch content {
    case .file(let file): Data(file.bytes)
    case .source(let source): Data(base64Encoded: source.base64)
    case .asset(let name): UIImage.assetFile(name).map { Data($0.bytes) }
    case .sketch(let steps): steps.lastSource.flatMap { Data(base64Encoded: $0.base64) }
    case .symbol, .empty: nil
    }
  }

  /// The bytes of the file as they are: nothing is encoded anew.
  public func pngData() -> Data? { bytes }

  /// The bytes of the file as they are: nothing is encoded anew.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture in another size, points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    with {
      if case .sketch = content {
        $0.content = .sketch(stretched(to: CGRect(origin: .zero, size: size)))
      }
      ($0.size, $0.pixels, $0.imageOrientation) = (size, nil, .up)
    }
  }

  /// The picture in another size, points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture itself; nothing is decoded ahead.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture itself; nothing is decoded ahead.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
