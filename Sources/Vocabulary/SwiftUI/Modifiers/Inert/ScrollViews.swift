import Foundation
public import VectorDrawing
public import ViewGraph

/// Widgets do not scroll: how they would changes nothing.
extension View {
  /// Whether the content bounces at its ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether bars show the place.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether it scrolls.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Whether something lies behind the content.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Whether scrolling puts the keyboard away.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether the content is cut at the edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Makes the views of a layout places to stop at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Where scrolling stops.
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The view at the place.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Where the content begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How a view changes while it scrolls in and out.
  public nonisolated func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> _ModifiedView { modified(InertModifier()) }
}

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
  /// The system's choice.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Whether bars show the place.
public struct ScrollIndicatorVisibility: Sendable {
  /// The system's choice.
  public static let automatic = ScrollIndicatorVisibility()
  /// Where they are useful.
  public static let visible = ScrollIndicatorVisibility()
  /// Where there is no other way.
  public static let hidden = ScrollIndicatorVisibility()
  /// Nowhere.
  public static let never = ScrollIndicatorVisibility()
}

/// Whether scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The system's choice.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Where scrolling stops.
public struct ScrollTargetBehavior: Sendable {
  /// At pages.
  public static let paging = ScrollTargetBehavior()
  /// At views.
  public static let viewAligned = ScrollTargetBehavior()
}

/// How a transition follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// When it is there.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
}

/// Where a view is while it scrolls in and out; in a picture it is in.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Leaving at the start, in sight, or leaving at the end.
  case topLeading, identity, bottomTrailing
  /// Whether the view is in.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in, 1 after.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
