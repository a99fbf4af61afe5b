public import Foundation
public import VectorDrawing
package import ViewGraph

/// A rectangle with the corners of the nearest container, each as far inside of it as the edges
/// that meet there (``ContainerShape/radii(inside:)``); with sharp ones where there is none.
public nonisolated struct ConcentricRectangle: InsettableShape, PositionedShape {
  /// Corners that all get the largest radius that any of them has.
  private enum Uniform { case all, top, bottom, leading, trailing }

  private let topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
  private let uniform: [Uniform]
  private var amount: CGFloat = 0
  package var position: ViewPosition?

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
    uniform: [Uniform] = []
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    self.uniform = uniform
  }

  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, uniform: isUniform ? [.all] : [])
  }

  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    let (top, bottom) = (uniformTopCorners, uniformBottomCorners)
    self.init(top, top, bottom, bottom, uniform: [.top, .bottom])
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) {
    let (leading, trailing) = (uniformLeadingCorners, uniformTrailingCorners)
    self.init(leading, trailing, leading, trailing, uniform: [.leading, .trailing])
  }

  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      uniform: [.top])
  }

  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      uniform: [.bottom])
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      uniform: [.leading])
  }

  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      uniform: [.trailing])
  }

  public func path(in rect: CGRect) -> Path { outline(rect, RectangleCornerRadii(), inset: 0) }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// - Parameter concentric: the radii of the container as far inside of it as the rectangle lies.
  private func outline(
    _ rect: CGRect, _ concentric: RectangleCornerRadii, inset: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> Path {
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric.topTrailing))
    for uniform in uniform {
      let corners = Self.corners(uniform)
      let largest = corners.map { radii[keyPath: $0] }.max() ?? 0
      for corner in corners { radii[keyPath: corner] = largest }
    }
    let amount = self.amount + inset
    return Path(
      roundedRect: rect.shrunk(by: amount), cornerRadii: radii.inset(by: amount), style: style)
  }

  private static func corners(
    _ uniform: Uniform
  ) -> [WritableKeyPath<RectangleCornerRadii, CGFloat>] {
    switch uniform {
    case .all: [\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing]
    case .top: [\.topLeading, \.topTrailing]
    case .bottom: [\.bottomLeading, \.bottomTrailing]
    case .leading: [\.topLeading, \.bottomLeading]
    case .trailing: [\.topTrailing, \.bottomTrailing]
    }
  }
}

extension ConcentricRectangle: SurroundedShape {
  func path(
    in rect: CGRect, frame: CGRect, environment: EnvironmentValues, inset: CGFloat
  ) -> Path {
    guard let container = environment.containerShape else {
      return outline(rect, RectangleCornerRadii(), inset: inset)
    }
    var radii = container.radii(inside: frame)
    // The outline is flipped afterwards.
    if environment.layoutDirection == .rightToLeft { radii = radii.mirrored }
    return outline(rect, radii, inset: inset, style: container.style)
  }
}

extension Shape where Self == ConcentricRectangle {
  public nonisolated static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  public nonisolated static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  public nonisolated static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  public nonisolated static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  public nonisolated static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public nonisolated static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  public nonisolated static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public nonisolated static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
