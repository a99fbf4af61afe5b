public import ViewGraph

extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedView {
    modified(ForegroundStyleModifier(primary: style))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> _ModifiedView {
    modified(ForegroundStyleModifier(primary: primary, secondary: secondary))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> _ModifiedView {
    modified(
      ForegroundStyleModifier(primary: primary, secondary: secondary, tertiary: tertiary))
  }
}

/// Sets the foreground of the environment.
struct ForegroundStyleModifier: EnvironmentModifier {
  let primary: (any ShapeStyle)?
  var secondary: (any ShapeStyle)?
  var tertiary: (any ShapeStyle)?

  func modify(_ environment: inout EnvironmentValues) {
    let outer = environment
    /// Colours and gradients never look at the foreground.
    func scoped(_ style: any ShapeStyle) -> any ShapeStyle {
      style is Color || style is LinearGradient || style is Gradient
        ? style : ScopedStyle(style, outer)
    }
    environment.core.foreground = primary.map {
      ForegroundStyles(scoped($0), secondary.map(scoped), tertiary.map(scoped))
    }
  }
}
