public import Foundation
public import ViewGraph

extension View {
  /// The shape of bordered buttons in the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> _ModifiedView {
    environment(\.buttonBorderShape, shape)
  }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  let radius: CGFloat?

  /// The system's choice: a rectangle with rounded corners.
  public static let automatic = ButtonBorderShape(name: "automatic", radius: nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule", radius: nil)
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle", radius: nil)
  /// A rectangle with the usual corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle", radius: nil)
  /// A rectangle with corners of a radius, points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }

  /// The outline; 8 points is the usual radius of a bordered button.
  var shape: AnyShape {
    switch name {
    case "capsule": AnyShape(Capsule())
    case "circle": AnyShape(Circle())
    default: AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape made smaller on all sides, points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeMap(shape).inset(by: amount)
  }
}

extension EnvironmentValues {
  /// The shape of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderKey.self] }
    set { self[ButtonBorderKey.self] = newValue }
  }
}

private enum ButtonBorderKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
