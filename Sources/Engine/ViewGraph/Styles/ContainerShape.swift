package import Foundation
package import LayoutEngine
package import VectorDrawing

/// The shape of the nearest container, for `ContainerRelativeShape`: where it is known, its corner
/// radius and its frame in the picture; elsewhere a rectangle.
package final class ContainerShape: Sendable {
  /// The container's corner radius in points.
  package let radius: CGFloat
  package let style: RoundedCornerStyle
  /// Where the container lies; `nil` for a container that is as large as the shape.
  package let container: ContainerFrame?
  /// The radius for the container's size, where it depends on it.
  private let radiusForSize: (@Sendable (CGSize) -> CGFloat)?

  package init(
    radius: CGFloat, style: RoundedCornerStyle = .continuous, container: ContainerFrame? = nil,
    radiusForSize: (@Sendable (CGSize) -> CGFloat)? = nil
  ) {
    (self.radius, self.style, self.container) = (radius, style, container)
    self.radiusForSize = radiusForSize
  }

  /// A container that has a known frame in the picture.
  package convenience init(
    radius: CGFloat, style: RoundedCornerStyle = .continuous, frame: CGRect
  ) {
    self.init(radius: radius, style: style, container: ContainerFrame(frame))
  }

  /// The concentric radius of a shape in the container: smaller by the least distance between
  /// edges (Facts/layout.md#container-shapes).
  package func radius(inside frame: CGRect) -> CGFloat {
    guard let gap = gap(to: frame) else { return radius }
    return gap.radius(min(gap.left, gap.right), min(gap.top, gap.bottom), by: min)
  }

  /// The concentric radii of the corners, leading on the left, each smaller by the larger distance
  /// to the two edges of the container that meet there: Apple says only that they are concentric
  /// one by one.
  package func radii(inside frame: CGRect) -> RectangleCornerRadii {
    guard let gap = gap(to: frame) else { return RectangleCornerRadii(radius) }
    return RectangleCornerRadii(
      topLeading: gap.radius(gap.left, gap.top, by: max),
      bottomLeading: gap.radius(gap.left, gap.bottom, by: max),
      bottomTrailing: gap.radius(gap.right, gap.bottom, by: max),
      topTrailing: gap.radius(gap.right, gap.top, by: max))
  }

  /// How far a frame lies inside of the container's edges; nil if it is as large.
  private func gap(to frame: CGRect) -> Gap? {
    guard let container = container?.frame else { return nil }
    return Gap(
      own: radiusForSize?(container.size) ?? radius, left: frame.minX - container.minX,
      right: container.maxX - frame.maxX, top: frame.minY - container.minY,
      bottom: container.maxY - frame.maxY)
  }

  private struct Gap {
    /// The radius of the container.
    var own: CGFloat
    var left, right, top, bottom: CGFloat

    func radius(
      _ horizontal: CGFloat, _ vertical: CGFloat, by choose: (CGFloat, CGFloat) -> CGFloat
    ) -> CGFloat { max(0, own - max(0, choose(horizontal, vertical))) }
  }
}

/// Where a container lies: known from the start, or that of a node once it is placed. Used on the
/// main actor only.
package final class ContainerFrame: @unchecked Sendable {
  package var node: LayoutNode? { didSet { kept = node.map(KeptNode.init) } }
  private var kept: KeptNode?
  private let fixed: CGRect?

  package init(_ frame: CGRect? = nil) { fixed = frame }

  /// The container's frame in the picture.
  package var frame: CGRect? { kept?.known?.frame ?? fixed }
}

extension EnvironmentValues {
  /// The shape of the nearest container. Read here, as reading it from another module would copy
  /// all hot values.
  package var containerShape: ContainerShape? { storage.core.containerShape }
}
