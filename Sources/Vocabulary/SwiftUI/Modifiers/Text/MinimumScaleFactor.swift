public import Foundation
public import ViewGraph

extension View {
  /// The smallest fraction of its size text may shrink to before it is truncated, 0…1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.minimumScaleFactor = factor })
  }
}
