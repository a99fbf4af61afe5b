import Foundation
public import ViewGraph

/// How buttons look, with Apple's behaviour.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What a button is drawn of.
  typealias Configuration = ButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and behave.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What a button is drawn of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `ButtonStyle` draws a button of.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  /// What the button is for; `nil` for nothing special.
  public let role: ButtonRole?
  /// What the button shows.
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

  /// What the button is for; `nil` for nothing special.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label

  init(_ parts: ButtonParts) { (role, label) = (parts.role, Label(view: parts.label)) }

  /// Does what the button does, which in a picture is nothing.
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
}
