import VectorDrawing
public import ViewGraph

extension ShapeStyle {
  public var secondary: some ShapeStyle { LevelledStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LevelledStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LevelledStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { LevelledStyle(base: self, level: 4) }
}

/// A style that has levels of its own.
protocol LevelledShapeStyle: ShapeStyle {
  /// The style at a level, 0 for primary.
  func style(level: Int) -> any ShapeStyle
}

/// A level of a style.
nonisolated struct LevelledStyle: PrimitiveShapeStyle {
  let base: any ShapeStyle
  let level: Int

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    if let base = base as? any LevelledShapeStyle {
      return base.style(level: level)._paint(in: environment).paint
    }
    var inner = environment
    inner.core.foreground = ForegroundStyles(ScopedStyle(base, environment))
    return inner.foreground(level: level)
  }
}

/// A style that looks at the foreground of where it was written, not of where it is drawn:
/// otherwise `foregroundStyle(.secondary)` would be made of itself.
nonisolated struct ScopedStyle: PrimitiveShapeStyle, DecoratedShapeStyle {
  let base: any ShapeStyle
  private let scope: ForegroundScope

  var _mayDecorate: Bool { base._mayDecorate }

  init(_ base: any ShapeStyle, _ environment: EnvironmentValues) {
    (self.base, scope) = (base, ForegroundScope(environment.core.foreground))
  }

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    base._paint(in: scoped(environment)).paint
  }

  func effects(in environment: EnvironmentValues) -> [Effect] {
    (base as? any DecoratedShapeStyle)?.effects(in: scoped(environment)) ?? []
  }

  private func scoped(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.core.foreground = scope.foreground
    return inner
  }
}

/// Keeps a foreground; styles are `Sendable` themselves.
private struct ForegroundScope: @unchecked Sendable {
  let foreground: ForegroundStyles?
  init(_ foreground: ForegroundStyles?) { self.foreground = foreground }
}
