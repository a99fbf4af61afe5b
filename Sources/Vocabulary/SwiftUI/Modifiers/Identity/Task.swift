public import ViewGraph

extension View {
  /// Runs an action once before the view is drawn, which waits for it a second at most.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(AppearingModifier(action: .later(action))) }

  /// Runs an action once before the view is drawn, which waits for it a second at most.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(AppearingModifier(action: .later(action))) }
}
