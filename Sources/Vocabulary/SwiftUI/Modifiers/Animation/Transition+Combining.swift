public import ViewGraph

extension Transition {
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> Body {
    body(content: PlaceholderContentView(base: content), phase: phase)
  }

  public nonisolated func combined<T: Transition>(with other: T) -> _CombinedTransition<Self, T> {
    _CombinedTransition(inner: self, outer: other)
  }

  /// With an animation of its own, which is not kept.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }
}

/// Two transitions of one view at once.
public nonisolated struct _CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer

  @MainActor public func body(content: Content, phase: TransitionPhase) -> Outer.Body {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}

/// A view that comes one way and goes another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> Insertion.Body {
    insertion.apply(content: content, phase: phase)
  }
}
