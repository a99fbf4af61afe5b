public import CoreGraphics
import Foundation
import Typesetting
public import UIKit
import VectorDrawing
import ViewGraph

extension Image {
  /// An image of UIKit.
  public init(uiImage: UIImage) {
    self.init(Source(uiImage))
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: template = .original
    case .alwaysTemplate: template = .template
    }
    let color = uiImage.tint ?? uiImage.symbol?.colors.first
    tint = color.map { Color(uiColor: $0) }
    if tint != nil { template = .template }
    symbolFont = uiImage.symbol?.font
  }

  /// An image of CoreGraphics.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// An image of CoreGraphics.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init(decorative: cgImage, scale: scale) }
}

extension Image.Source {
  init(_ image: UIImage) {
    let (width, height) = (Double(image.size.width), Double(image.size.height))
    switch image.content {
    case .asset(let name): self = .asset(name)
    case .symbol(let name): self = .symbol(name)
    case .file(let file): self = .data(file.source, width: width, height: height)
    case .source(let source): self = .data(source, width: width, height: height)
    case .sketch(let steps): self = .sketch(steps, width: width, height: height)
    case .empty: self = .sketch([], width: width, height: height)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The font the symbol is drawn in; nil leaves it to the view.
  fileprivate var font: Font? {
    guard let pointSize else { return nil }
    let font = Font.system(size: pointSize)
    return weight.map { Font(UIFont.systemFont(ofSize: pointSize, weight: $0)) } ?? font
  }
}
