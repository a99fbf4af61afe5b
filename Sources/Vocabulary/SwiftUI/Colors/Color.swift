import Foundation
public import FoundationAdditions
import LayoutEngine
package import ResourceCatalogs
package import VectorDrawing
public import ViewGraph

public nonisolated struct Color: Hashable, Sendable, CustomStringConvertible {
  /// How the colour is found.
  package indirect enum Storage: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    /// From the asset catalog.
    case asset(String)
    /// The accent colour of the widget.
    case accent
    case faded(Storage, Double)
    case mixed(Storage, Storage, Double, perceptual: Bool)
    case scheme(light: Storage, dark: Storage)
  }

  package let storage: Storage
  package var position: ViewPosition?

  package init(_ storage: Storage) { self.storage = storage }

  public var description: String { "\(storage)" }

  /// A colour is the same wherever it stands.
  public static func == (lhs: Color, rhs: Color) -> Bool { lhs.storage == rhs.storage }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

  public enum RGBColorSpace: Sendable, Hashable { case sRGB, sRGBLinear, displayP3 }
}

extension Color: View, PositionedView {
  @MainActor package func resolve(into resolver: _ViewResolver) { resolver.fill(self, "Color") }
}

extension Color: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(rgba(in: environment))
  }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(paint: .color(rgba(in: environment)))
  }
}

/// Takes what it is offered; 10 where nothing is said (Facts/layout.md#shapes).
struct FillAlgorithm: LayoutAlgorithm {
  init() {}

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.sane.replacingUnspecifiedDimensions()
  }

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange { LengthRange(0, .infinity, minor: .all) }
}

extension _ViewResolver {
  /// Appends a node that fills its frame with a style.
  func fill(_ style: any ShapeStyle, _ type: StaticString) {
    let frame = FilledFrame(style._paint(in: environment).paint)
    append(Node(.shape(frame), type), FillAlgorithm())
  }
}

extension Color: _VitrineMissingValue {
  /// Grey, as nothing says which colour it is; what is behind it is still seen, and what is on it.
  public static func vitrineMissing(_ name: String) -> Any? { Color.gray.opacity(0.5) }
}
