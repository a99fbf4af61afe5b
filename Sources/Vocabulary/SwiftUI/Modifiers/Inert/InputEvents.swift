import Combine
import Foundation
import FoundationAdditions
public import ViewGraph

/// A picture is not touched, pointed at or typed to: the actions are never called.
extension View {
  /// What an arrow key does.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> _ModifiedView { modified(InertModifier()) }

  /// How the view reacts to a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Never called: nothing points at a picture.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Whether the view can be touched; changes nothing in a picture.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Never felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The keys that do what the view does.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The keys that do what the view does; changes nothing in a picture.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The shape in which the view is touched.
  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The shape of the view for some purpose.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> _ModifiedView {
    modified(InertModifier())
  }
}
