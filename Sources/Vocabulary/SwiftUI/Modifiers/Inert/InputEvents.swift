import Combine
import FoundationAdditions
public import ViewGraph

/// A picture is not touched, pointed at or typed to: the actions are never called.
extension View {
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Never called: nothing points at a picture.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Never called: nothing points at a picture.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func allowsHitTesting(_ enabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Never felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> _ModifiedView {
    modified(InertModifier())
  }
}
