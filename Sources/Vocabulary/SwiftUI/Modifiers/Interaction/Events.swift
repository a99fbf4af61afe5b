public import Combine
public import Foundation
public import FoundationAdditions
public import ViewGraph

/// A picture is drawn once: views in it neither come nor go, nor are they touched.
extension View {
  /// Never called: WidgetKit draws a view and is done.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(ReportModifier(uncalled: "onAppear"))
  }
  /// Never called.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Never started: what a widget loads, its timeline provider loads.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "task")) }
  /// Never started: what a widget loads, its timeline provider loads.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "task")) }
  /// Never called: a picture shows one value.
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "onChange")) }
  /// Never called, not even initially: a picture shows one value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "onChange")) }
  /// Never called, not even initially: a picture shows one value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "onChange")) }
  /// What a tap does.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  /// What a tap at a place does.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  /// What happens when a publisher says something.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> _ModifiedView where P.Failure == Never { modified(ReportModifier(uncalled: "onReceive")) }
  /// What an arrow key does.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> _ModifiedView { modified(InertModifier()) }
  /// How the view reacts to a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Tells the system what the person does.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Goes on with what the person did.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  /// What is dragged from the view.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> _ModifiedView {
    modified(InertModifier())
  }
  /// What is dragged from the view, in the older spelling.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Never called; seconds and points are Apple's defaults.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Never called: an address opens the app, not the widget.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Never called: nothing points at a picture.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Never called; use `GeometryReader` for what depends on a size.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "onGeometryChange")) }
  /// Whether the view can be touched; changes nothing in a picture.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Never felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Whether a person can select text; changes nothing in a picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> _ModifiedView {
    modified(InertModifier())
  }
  /// The keys that do what the view does.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> _ModifiedView { modified(InertModifier()) }
  /// The keys that do what the view does; changes nothing in a picture.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> _ModifiedView {
    modified(InertModifier())
  }
}
