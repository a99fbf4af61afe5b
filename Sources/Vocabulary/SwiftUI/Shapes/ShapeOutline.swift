import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// The outline of a shape in a frame of the picture, and what it is drawn with. An object, as the
/// layout of the shape and what draws it share it.
final class ShapeOutline: ShapeContent {
  let shape: any Shape
  var fill: ShapePaint?
  var evenOdd = false
  var stroke: ShapeStroke?
  /// How much smaller it is on every side, where the shape can be; points.
  var inset: CGFloat = 0
  private let mirrors: Bool
  /// What is around the shape, where its outline depends on that.
  private let environment: EnvironmentValues?
  private let session: RenderSession

  @inline(__always) init(_ shape: any Shape, _ environment: EnvironmentValues) {
    self.shape = shape
    mirrors = shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
    self.environment = shape._dependsOnSurroundings ? environment : nil
    session = environment.session
  }

  func paint(in frame: CGRect) -> Paint? { fill?.paint(in: frame) }

  /// The outline in a frame of the picture. Shapes are asked with their origin at zero, as Apple
  /// does.
  func path(in frame: CGRect) -> Path {
    let rect = CGRect(origin: .zero, size: frame.size)
    var path: Path
    if let environment, let shape = shape as? any SurroundedShape {
      path = shape.path(in: rect, frame: frame, environment: environment, inset: inset)
    } else if inset != 0, let shape = shape as? any InsettableShape {
      path = shape.inset(by: inset).path(in: rect)
    } else {
      path = shape.path(in: rect)
    }
    if !path.isDrawable { path = session.outline(path, of: "The outline of \(type(of: shape))") }
    if mirrors { path = path.mirrored(in: rect) }
    return path.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

/// A shape that depends on what is around it.
protocol SurroundedShape: Shape {
  /// The outline in `rect`, which lies at `frame` in the picture.
  nonisolated func path(
    in rect: CGRect, frame: CGRect, environment: EnvironmentValues, inset: CGFloat
  ) -> Path
}

extension SurroundedShape {
  /// Always, as its path asks where it is.
  public nonisolated var _dependsOnSurroundings: Bool { true }
}

extension Path {
  /// The path flipped left to right in a rectangle, in its simple form where that stays.
  func mirrored(in rect: CGRect) -> Path {
    let axis = rect.minX + rect.maxX
    func flip(_ own: CGRect) -> CGRect {
      CGRect(x: axis - own.maxX, y: own.minY, width: own.width, height: own.height)
    }
    switch storage {
    case .rect(let own): return Path(storage: .rect(flip(own)))
    case .ellipse(let own): return Path(storage: .ellipse(flip(own)))
    case .rounded(let own, let radii, let style):
      return Path(storage: .rounded(flip(own), radii.mirrored, style))
    case .elements:
      return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: axis, ty: 0))
    }
  }
}
