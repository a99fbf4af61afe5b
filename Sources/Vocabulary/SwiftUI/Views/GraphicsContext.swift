public import Foundation
public import VectorDrawing
public import ViewGraph

/// Draws into a canvas. A copy has a state of its own and draws on the same canvas.
public struct GraphicsContext {
  let layer: GraphicsLayer
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  var clips: [GraphicsClip] = []
  private var filters: [VectorDrawing.Filter] = []

  init(layer: GraphicsLayer) { self.layer = layer }

  public var environment: EnvironmentValues { layer.environment }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: FilterOptions = FilterOptions()
  ) { filters.append(filter.drawn(environment)) }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(environment, path.boundingRect)
    add(.fill(path, paint, evenOdd: style.isEOFilled, node: layer.node))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(environment, path.boundingRect)
    add(.stroke(path, paint, style, node: layer.node))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws several things as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = layer.empty()
    var context = GraphicsContext(layer: inner)
    try content(&context)
    var group = GroupItem(inner.items, node: layer.node)
    group.isolated = true
    if !inner.items.isEmpty { add(.group(group)) }
  }

  /// Adds an item under the state of the context.
  func add(_ item: DisplayItem) {
    var item = item
    if opacity != 1 || blendMode != .normal || !transform.isIdentity || !filters.isEmpty {
      var group = GroupItem([item], node: layer.node)
      (group.opacity, group.blend, group.transform) = (opacity, blendMode, transform)
      group.filters = filters
      item = .group(group)
    }
    layer.items.append(clipped(item))
  }

  /// Changes of a filter; pictures know none.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
