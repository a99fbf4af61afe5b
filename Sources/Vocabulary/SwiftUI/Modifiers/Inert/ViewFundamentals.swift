import Combine
import FoundationAdditions
public import ViewGraph

/// A picture is drawn once: views in it do not go, nor become others.
extension View {
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func id<ID: Hashable>(_ id: ID) -> _ModifiedView { modified(InertModifier()) }
}
