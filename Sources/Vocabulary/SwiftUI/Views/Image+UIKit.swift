public import CoreGraphics
import Foundation
import ResourceCatalogs
import Typesetting
public import UIKit
import VectorDrawing
import ViewGraph

extension Image {
  public init(uiImage: UIImage) {
    self.init(Source(uiImage))
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: template = .original
    case .alwaysTemplate: template = .template
    }
    // A template takes the colour of the view, whatever tint UIKit gave it.
    let tint = uiImage.renderingMode == .alwaysTemplate ? nil : uiImage.tint
    tints = (tint.map { [$0] } ?? uiImage.symbol?.colors ?? []).map { Color(uiColor: $0) }
    if !tints.isEmpty { template = .template }
    if let mode = uiImage.slicingMode { slices = Slices(uiImage.capInsets, mode) }
    guard let symbol = uiImage.symbol else { return }
    (symbolFont, symbolWeight) = (symbol.font, symbol.weight?.weight)
    if symbol.isHierarchical {
      symbolMode = .hierarchical
    } else if tints.count > 1 {
      symbolMode = .palette
    }
    switch symbol.scale {
    case .default, .unspecified: break
    case .small: symbolScale = .small
    case .medium: symbolScale = .medium
    case .large: symbolScale = .large
    }
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let turn = UIImage.Orientation(orientation)
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: turn))
    label = .decorative
  }

  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = .text(label)
  }
}

extension Image.Slices {
  fileprivate init(_ insets: UIEdgeInsets, _ mode: UIImage.ResizingMode) {
    caps = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    self.mode = mode == .tile ? .tile : .stretch
  }

  /// Caps of a catalog, which are in pixels.
  init(_ resizing: AssetImage.Resizing, scale: Double) {
    caps = EdgeInsets(
      top: resizing.top / scale, leading: resizing.left / scale, bottom: resizing.bottom / scale,
      trailing: resizing.right / scale)
    mode = resizing.tiles ? .tile : .stretch
  }
}

extension UIImage.Orientation {
  fileprivate init(_ orientation: Image.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }
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
    return Font.system(size: pointSize)
  }
}
