public import Foundation
import ResourceCatalogs
public import ViewGraph

extension View {
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> _ModifiedView {
    environment(\.buttonBorderShape, shape)
  }
}

public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  let radius: CGFloat?

  /// The system's choice: a capsule or a rectangle with rounded corners, by the year and the size
  /// of the control.
  public static let automatic = ButtonBorderShape(name: "automatic", radius: nil)
  public static let capsule = ButtonBorderShape(name: "capsule", radius: nil)
  public static let circle = ButtonBorderShape(name: "circle", radius: nil)
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle", radius: nil)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }

  /// The outline on the system that is drawn.
  func outline(in environment: EnvironmentValues) -> AnyShape {
    let inputs = environment.session.inputs
    let button = inputs.system.button
    switch name {
    case "capsule": return AnyShape(Capsule())
    case "circle": return AnyShape(Circle())
    case "automatic" where button.isCapsule("\(environment.controlSize)", on: inputs.platform):
      return AnyShape(Capsule())
    default: return AnyShape(RoundedRectangle(cornerRadius: radius ?? button.cornerRadius))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// That of the usual system: outside of a picture nothing says another.
  public nonisolated func path(in rect: CGRect) -> Path {
    outline(in: EnvironmentValues()).path(in: rect)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeMap(outline(in: EnvironmentValues())).inset(by: amount)
  }
}

extension ButtonBorderShape: SurroundedShape {
  func path(
    in rect: CGRect, frame: CGRect, environment: EnvironmentValues, inset: CGFloat
  ) -> Path {
    outline(in: environment).path(in: rect.shrunk(by: inset))
  }
}

extension Shape where Self == ButtonBorderShape {
  /// A button's usual shape, whatever `buttonBorderShape(_:)` says around it.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of bordered buttons.
  var buttonOutline: AnyShape { buttonBorderShape.outline(in: self) }

  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderKey.self] }
    set { self[ButtonBorderKey.self] = newValue }
  }
}

private enum ButtonBorderKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
