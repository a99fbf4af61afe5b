public import Foundation
public import ViewGraph

/// How buttons look, with Apple's behaviour.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and behave.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `ButtonStyle` draws a button of.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  public let role: ButtonRole?
  public let label: Label
  /// No button of a picture is pressed.
  public var isPressed: Bool { false }

  init(_ parts: ButtonParts) { (role, label) = (parts.role, Label(view: parts.label)) }
}

/// What a `PrimitiveButtonStyle` draws a button of.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  public let role: ButtonRole?
  public let label: Label

  init(_ parts: ButtonParts) { (role, label) = (parts.role, Label(view: parts.label)) }

  public func trigger() {}
}

extension View {
  /// How buttons in the view look.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return modified(
      ValuesModifier { values in
        values[ButtonStyleKey.self] = { parts in
          MainActor.assumeIsolated { AnyView(style.makeBody(configuration: .init(parts))) }
        }
      })
  }

  /// How buttons in the view look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return modified(
      ValuesModifier { values in
        values[ButtonStyleKey.self] = { parts in
          MainActor.assumeIsolated { AnyView(style.makeBody(configuration: .init(parts))) }
        }
      })
  }

  /// The shape of bordered buttons in the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> _ModifiedView {
    environment(\.buttonBorderShape, shape)
  }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  let radius: CGFloat?

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

  /// The shape made smaller on all sides, points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeMap(shape).inset(by: amount)
  }
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
