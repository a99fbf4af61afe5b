public import Foundation
public import VectorDrawing
import ViewGraph

/// A transition that leaves a view as it is once that has come, which is all a picture shows.
@MainActor @preconcurrency
public protocol _StillTransition: Transition where Body == Content {}

extension _StillTransition {
  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

public nonisolated struct BlurReplaceTransition: _StillTransition {
  public enum Configuration: Sendable, Hashable { case downUp, upUp }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }
}

public nonisolated struct IdentityTransition: _StillTransition {
  public init() {}
}

public nonisolated struct MoveTransition: _StillTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }
}

public nonisolated struct OffsetTransition: _StillTransition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }
}

public nonisolated struct OpacityTransition: _StillTransition {
  public init() {}
}

public nonisolated struct PushTransition: _StillTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }
}

public nonisolated struct ScaleTransition: _StillTransition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
}

public nonisolated struct SlideTransition: _StillTransition {
  public init() {}
}

public nonisolated struct SymbolEffectTransition: _StillTransition {
  public init<T: SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}
}

extension Transition where Self == BlurReplaceTransition {
  public static nonisolated var blurReplace: Self { Self(configuration: .downUp) }
  public static nonisolated func blurReplace(_ config: Self.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}

extension Transition where Self == IdentityTransition {
  public static nonisolated var identity: Self { Self() }
}

extension Transition where Self == MoveTransition {
  public static nonisolated func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  public static nonisolated func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == OpacityTransition {
  public static nonisolated var opacity: Self { Self() }
}

extension Transition where Self == PushTransition {
  public static nonisolated func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  public static nonisolated var scale: Self { Self(0) }
  public static nonisolated func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  public static nonisolated var slide: Self { Self() }
}

extension Transition where Self == SymbolEffectTransition {
  public static nonisolated var symbolEffect: Self { Self(effect: .automatic) }
  public static nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self(effect: effect, options: options) }
}
