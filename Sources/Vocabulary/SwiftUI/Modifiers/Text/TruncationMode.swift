import Foundation
public import ViewGraph

extension View {
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> _ModifiedView {
    modified(
      CoreModifier {
        switch mode {
        case .head: $0.text.truncation = .head
        case .middle: $0.text.truncation = .middle
        case .tail: $0.text.truncation = .tail
        }
      })
  }
}
