public import Combine
import FoundationAdditions
import LayoutEngine
public import ViewGraph

/// A picture shows one value: the actions are never called.
extension View {
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> _ModifiedView where P.Failure == Never { modified(ReportModifier(uncalled: "onReceive")) }

  /// Calls an action with what the view says. A picture is drawn once: what the action changes is
  /// not seen in it.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> _ModifiedView where K.Value: Equatable {
    modified(ReportModifier(uncalled: "onPreferenceChange"))
  }
}
