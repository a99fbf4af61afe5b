public import Foundation
public import ViewGraph

extension View {
  /// The size the view is offered: a fixed one, points, or its own.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> _ModifiedView {
    modified(
      PreviewModifier {
        guard case .fixed(let width, let height) = value else { return }
        $0.size = CGSize(width: width, height: height)
      })
  }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
