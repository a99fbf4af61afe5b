import Foundation
public import ViewGraph

extension View {
  /// Whether letters may move together so that text fits.
  public nonisolated func allowsTightening(_ flag: Bool) -> _ModifiedView {
    modified(CoreModifier { $0.text.allowsTightening = flag })
  }
}
