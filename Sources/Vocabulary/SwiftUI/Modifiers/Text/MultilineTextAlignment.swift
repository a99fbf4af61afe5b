import Foundation
public import ViewGraph

extension View {
  /// How the lines of a text lie among each other; nothing for a single line.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> _ModifiedView {
    modified(CoreModifier { $0.text.alignment = alignment })
  }

  /// Whether leading and trailing of lines follow the layout or the writing.
  public nonisolated func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> _ModifiedView {
    modified(ValuesModifier { $0.core.text.alignsByWriting = strategy.isWritingBased })
  }
}
