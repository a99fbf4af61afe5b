import Combine
import FoundationAdditions
public import ViewGraph

/// A picture is drawn once: views in it neither come nor go.
extension View {
  /// Never called: WidgetKit draws a view and is done.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(ReportModifier(uncalled: "onAppear"))
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Never started: what a widget loads, its timeline provider loads.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "task")) }

  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "task")) }

  public nonisolated func id<ID: Hashable>(_ id: ID) -> _ModifiedView { modified(InertModifier()) }
}
