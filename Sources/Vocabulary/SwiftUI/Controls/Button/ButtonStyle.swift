public import ViewGraph

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct ButtonStyleConfiguration {
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

public nonisolated struct PrimitiveButtonStyleConfiguration {
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  public let role: ButtonRole?
  public let label: Label

  init(_ parts: ButtonParts) { (role, label) = (parts.role, Label(view: parts.label)) }

  /// Does what the button does, which in a picture is nothing.
  public func trigger() {}
}

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return styled(ButtonStyleKey.self) { style.makeBody(configuration: .init($0)) }
  }

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
