public import Foundation
public import ViewGraph

extension View {
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> _ModifiedView {
    environment(\.buttonBorderShape, shape)
  }
}

public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  let radius: CGFloat?

  /// The system's choice: a rectangle with rounded corners.
  public static let automatic = ButtonBorderShape(name: "automatic", radius: nil)
  public static let capsule = ButtonBorderShape(name: "capsule", radius: nil)
  public static let circle = ButtonBorderShape(name: "circle", radius: nil)
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle", radius: nil)
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

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeMap(shape).inset(by: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// A button's usual shape, whatever `buttonBorderShape(_:)` says around it.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderKey.self] }
    set { self[ButtonBorderKey.self] = newValue }
  }
}

private enum ButtonBorderKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
