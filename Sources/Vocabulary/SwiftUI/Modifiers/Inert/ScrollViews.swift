public import VectorDrawing
public import ViewGraph

/// Widgets do not scroll: how they would changes nothing.
extension View {
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func scrollDisabled(_ disabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> _ModifiedView { modified(InertModifier()) }
}

public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

public struct ScrollTargetBehavior: Sendable {
  public static let paging = ScrollTargetBehavior()
  public static let viewAligned = ScrollTargetBehavior()
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
}

/// Where a view is while it scrolls in and out; in a picture it is in.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in, 1 after.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
