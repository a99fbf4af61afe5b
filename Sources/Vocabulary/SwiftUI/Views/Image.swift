public import DeveloperToolsSupport
public import Foundation
public import FoundationAdditions
import ResourceCatalogs
package import Typesetting
package import UIKit
package import VectorDrawing
public import ViewGraph

public nonisolated struct Image: View, PositionedView, Equatable, @unchecked Sendable {
  /// Where the picture comes from.
  package enum Source: Hashable {
    case asset(String)
    case symbol(String)
    case file(path: String, scale: Double)
    case data(ImageSource, width: Double, height: Double)
    /// Drawn by UIKit; points.
    case sketch([UIImageSketchStep], width: Double, height: Double)
    /// Nothing could be loaded; says what was wanted.
    case missing(String)
  }

  package var source: Source
  package var resizing: ResizingMode?
  /// How much of each edge keeps its size when the image is resized, points.
  package var capInsets = EdgeInsets()
  /// How the picture itself wants to be resized.
  package var slices: Slices?
  package var template: TemplateRenderingMode?
  package var isSmooth = true
  package var symbolMode: SymbolRenderingMode?
  package var variableValue: Double?
  /// The colours a template takes instead of the foreground's, one per layer of a symbol.
  package var tints: [Color] = []
  /// The font a symbol is drawn in instead of the environment's.
  package var symbolFont: Font?
  /// The weight a symbol is drawn in instead of the font's.
  package var symbolWeight: Font.Weight?
  /// The size of a symbol relative to text instead of the environment's.
  package var symbolScale: Scale?
  /// What the image is called aloud.
  package var label: ImageLabel = .named
  package var position: ViewPosition?

  package init(_ source: Source) { self.source = source }

  /// How a picture of a catalog or of UIKit is resized.
  package struct Slices: Equatable {
    /// How much of each edge keeps its size, points.
    var caps: EdgeInsets
    var mode: ResizingMode
  }

  public enum ResizingMode: Sendable, Hashable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable, Hashable { case template, original }
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }
  public enum Scale: Sendable, Hashable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension Image {
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(BundledResource.name(name, in: bundle)))
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(BundledResource.name(name, in: bundle)))
    self.label = .text(label)
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(BundledResource.name(name, in: bundle)))
    label = .decorative
  }
  /// A symbol of the asset catalogs filled up to a value, 0…1; `nil` draws all of it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(BundledResource.name(name, in: bundle)))
    self.variableValue = variableValue
  }

  public init(_ resource: ImageResource) { self.init(.asset(resource.name)) }

  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol filled up to a value, 0…1; `nil` draws all of it.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    self.variableValue = variableValue
  }
}

/// The modifiers Apple declares on `Image` itself.
extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with { ($0.resizing, $0.capInsets) = (resizingMode, capInsets) } }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.template = renderingMode }
  }

  /// How pixels are scaled: `none` keeps them square, all others smooth them.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.isSmooth = interpolation != .none }
  }

  /// Whether edges are smoothed; pictures always smooth them.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? {
    Image(systemName: "questionmark.square.dashed")
  }
}
