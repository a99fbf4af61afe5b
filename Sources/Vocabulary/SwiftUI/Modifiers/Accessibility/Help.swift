import Foundation
public import FoundationAdditions
import VectorDrawing
public import ViewGraph

extension View {
  /// Words about the view, which VoiceOver reads as its hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> _ModifiedView {
    accessibilityHint(textKey)
  }

  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> _ModifiedView {
    accessibilityHint(textResource)
  }

  public nonisolated func help(_ text: Text) -> _ModifiedView { accessibilityHint(text) }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> _ModifiedView {
    accessibilityHint(text)
  }
}
