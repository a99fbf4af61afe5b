public import Foundation
public import VectorDrawing
public import ViewGraph

/// Draws into a canvas. A copy has a state of its own and draws on the same canvas.
public struct GraphicsContext {
  let layer: GraphicsLayer
  /// 0…1, multiplied with what is drawn.
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  /// From the coordinates of the drawing to those of the canvas, points.
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var filters: [VectorDrawing.Filter] = []

  init(layer: GraphicsLayer) { self.layer = layer }

  public var environment: EnvironmentValues { layer.environment }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform before the one in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: FilterOptions = FilterOptions()
  ) { filters.append(filter.drawn(environment).gated(by: environment.session)) }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = layer.sibling()
    var context = GraphicsContext(layer: inner)
    try content(&context)
    var group = GroupItem(inner.items, node: layer.node)
    group.isolated = true
    if !inner.items.isEmpty { add(.group(group)) }
  }

  /// Drawing with Core Graphics.
  @available(
    *, unavailable,
    message: "Core Graphics cannot draw here: use the methods of GraphicsContext instead."
  )
  public func withCGContext(content: (Never) throws -> Void) rethrows {}

  /// Adds an item under the state of the context.
  func add(_ item: DisplayItem) {
    var item = item
    let session = environment.session
    let opacity = session.number(opacity, of: "The opacity of GraphicsContext", else: 1)
    let transform = session.transform(transform, of: "The transform of GraphicsContext")
    if opacity != 1 || !transform.isIdentity || !filters.isEmpty {
      // Every filter works on the outcome of those before it.
      for filter in filters.dropLast() { item = wrapped(item) { $0.filters = [filter] } }
      item = wrapped(item) {
        ($0.opacity, $0.transform) = (opacity, transform)
        $0.filters = filters.suffix(1)
      }
    }
    for clip in clips.reversed() { item = wrapped(item, clip.apply) }
    blendMode.draw(item, on: layer)
  }

  private func wrapped(_ item: DisplayItem, _ change: (inout GroupItem) -> Void) -> DisplayItem {
    var group = GroupItem([item], node: layer.node)
    change(&group)
    return .group(group)
  }

  /// Changes of a filter; pictures know none.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters work on linear colours; changes nothing in a picture.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Where drawing shows.
  private enum Clip {
    case path(Path, evenOdd: Bool, box: CGRect)
    case layer([DisplayItem], isInverse: Bool, box: CGRect)

    var box: CGRect {
      switch self {
      case .path(_, _, let box), .layer(_, _, let box): box
      }
    }

    func apply(_ group: inout GroupItem) {
      switch self {
      case .path(let path, let evenOdd, _): (group.clip, group.clipEvenOdd) = (path, evenOdd)
      case .layer(let items, let isInverse, _):
        if isInverse { group.knockout = items } else { group.mask = items }
      }
    }
  }

  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: layer.size)
    let box = clips.reduce(whole) { $0.intersection($1.box) }
    return box.isNull ? .zero : Path(box).applying(transform.inverted()).boundingRect
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = environment.session.outline(
      path.applying(transform), of: "A clip of GraphicsContext")
    let whole = CGRect(origin: .zero, size: layer.size)
    guard options.contains(.inverse) else {
      clips.append(.path(path, evenOdd: style.isEOFilled, box: path.boundingRect))
      return
    }
    let reach = whole.union(path.boundingRect).insetBy(dx: -1000, dy: -1000)
    let outside = Path(reach).subtracting(path, eoFill: style.isEOFilled)
    clips.append(.path(outside, evenOdd: false, box: whole))
  }

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = layer.sibling()
    var context = GraphicsContext(layer: inner)
    try content(&context)
    var mask = GroupItem(inner.items, node: -1)
    (mask.transform, mask.opacity) = (transform, opacity)
    let isInverse = options.contains(.inverse)
    // What is cut out is cut by darkness, whatever its colour.
    if isInverse { mask.filters = [.template(.black)] }
    clips.append(
      .layer(
        inner.items.isEmpty ? [] : [.group(mask)], isInverse: isInverse,
        box: CGRect(origin: .zero, size: layer.size)))
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
