package import Foundation

/// An item of a display list made ready to be asked, again and again, which colour it has at a
/// point. Points are in the coordinates that the item lies in.
final class PaintedLayer {
  /// What the item shows.
  enum Content {
    case fill(Path, Paint, evenOdd: Bool)
    case stroke(Path, Paint, StrokeStyle)
    /// Drawn by whoever shows the picture: its colours are known to nobody here, at most that it
    /// covers all of its frame.
    case bitmap(isOpaque: Bool)
    /// Letters are too thin to be a ground for others.
    case letters
    case group(GroupItem, inverse: CGAffineTransform, PaintedList, cut: [PaintedList?])
  }

  let content: Content
  /// Outside of it nothing is drawn.
  private let bounds: CGRect
  private lazy var region: PathRegion? = {
    switch content {
    case .fill(let path, _, let evenOdd): PathRegion(path, evenOdd: evenOdd)
    case .stroke(let path, _, let style): PathRegion(path.strokedPath(style), evenOdd: false)
    case .group(let group, _, _, _):
      group.clip.map { PathRegion($0, evenOdd: group.clipEvenOdd) }
    case .bitmap, .letters: nil
    }
  }()

  init(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let evenOdd, _):
      (content, bounds) = (.fill(path, paint, evenOdd: evenOdd), path.boundingRect)
    case .stroke(let path, let paint, let style, _):
      let room = -style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit : 1)
      content = .stroke(path, paint, style)
      bounds = path.boundingRect.insetBy(dx: room, dy: room)
    case .text: (content, bounds) = (.letters, .null)
    case .image(let image):
      // A JPEG knows no transparency.
      content = .bitmap(isOpaque: image.source.type == "image/jpeg")
      bounds = image.frame
    case .group(let group):
      let children = PaintedList(group.children)
      // Applied to what is inside, then moved: what is asked for goes the other way.
      content = .group(
        group, inverse: group.transform.inverted(), children,
        cut: [group.mask.map(PaintedList.init), group.knockout.map(PaintedList.init)])
      let reach = -group.filters.map(\.reach).reduce(0, +)
      let spread = children.bounds.insetBy(dx: reach, dy: reach)
      bounds = spread.isNull ? spread : spread.applying(group.transform)
    }
  }
}

extension PaintedLayer {
  /// Where anything may be drawn.
  var extent: CGRect { bounds }

  /// The colour at a point, clear where nothing is drawn; nil where it is not known.
  func color(at point: CGPoint) -> RGBA? {
    guard bounds.contains(point) else { return .clear }
    switch content {
    case .fill(_, let paint, _), .stroke(_, let paint, _):
      return region?.contains(point) == true ? paint.color(at: point) : .clear
    case .bitmap: return nil
    case .letters: return .clear
    case .group(let group, let inverse, let children, _):
      let inner = point.applying(inverse)
      guard let color = children.color(at: inner) else {
        if isCutAway(at: inner) { return .clear }
        // Whatever its colours, a template makes them one.
        guard case .template? = group.filters.first, children.isOpaque(at: inner) else {
          return nil
        }
        return finished(.black, at: inner)
      }
      if group.blend != .normal, color.alpha > 0 { return nil }
      return finished(color, at: inner)
    }
  }

  /// Whether a bitmap hides all that is behind a point.
  func isOpaque(at point: CGPoint) -> Bool {
    guard case .bitmap(isOpaque: true) = content else { return false }
    return bounds.contains(point)
  }

  /// A colour inside of the group as it is outside: through its filters, clip, mask and opacity.
  ///
  /// - Parameter point: in the coordinates of the group's children.
  func finished(_ inside: RGBA, at point: CGPoint) -> RGBA? {
    guard case .group(let group, _, _, let cut) = content else { return inside }
    if isCutAway(at: point) { return .clear }
    guard var color = group.filters.reduce(inside, { $0.flatMap($1.filtered) }) else { return nil }
    for (list, shows) in zip(cut, [true, false]) {
      guard let list, color.alpha > 0 else { continue }
      guard let mask = list.color(at: point) else { return nil }
      color.alpha *= shows ? mask.alpha : 1 - mask.alpha
    }
    color.alpha *= group.opacity
    return color
  }

  /// Whether a point of the group's inside is clipped off.
  private func isCutAway(at point: CGPoint) -> Bool {
    guard case .group(let group, _, _, _) = content, group.clip != nil else { return false }
    return region?.contains(point) != true
  }
}

/// Items over each other, the last on top.
package struct PaintedList {
  let layers: [PaintedLayer]
  /// Outside of it nothing is drawn.
  let bounds: CGRect

  package init(_ items: [DisplayItem]) {
    layers = items.map(PaintedLayer.init)
    bounds = layers.reduce(CGRect.null) { $0.union($1.extent) }
  }

  /// The colour at a point of the first so many items over each other, letters left out; nil where
  /// one that shows is not known.
  package func color(at point: CGPoint, below count: Int? = nil) -> RGBA? {
    var seen = RGBA.clear
    for layer in layers[..<(count ?? layers.count)].reversed() {
      guard let color = layer.color(at: point) else { return nil }
      seen = seen.over(color)
      if seen.alpha > 0.999 { break }
    }
    return seen
  }

  /// Whether a bitmap hides all that is behind a point.
  func isOpaque(at point: CGPoint) -> Bool { layers.contains { $0.isOpaque(at: point) } }

  /// Whether anything is drawn at a point above an item.
  func isCovered(at point: CGPoint, above index: Int) -> Bool {
    layers[(index + 1)...].contains { layer in
      layer.color(at: point).map { $0.alpha > 0.02 } ?? true
    }
  }
}

extension Filter {
  /// How far it spreads what is drawn, points.
  fileprivate var reach: CGFloat {
    switch self {
    case .blur(let radius, _): 3 * radius
    case .shadow(_, let radius, let x, let y): 3 * radius + max(abs(x), abs(y))
    default: 0
    }
  }

  /// A colour as the filter leaves it; nil where that depends on what is around.
  fileprivate func filtered(_ color: RGBA) -> RGBA? {
    switch self {
    // Below what is opaque no shadow is seen, and a faint one is no ground.
    case .shadow(let shade, _, _, _): color.alpha > 0.98 || shade.alpha < 0.05 ? color : nil
    case .innerShadow: color
    case .template(let ink): ink.opacity(color.alpha)
    default: nil
    }
  }
}
