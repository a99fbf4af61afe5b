import ViewGraph

extension Text {
  /// Where the direction of writing comes from.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let isLayoutBased: Bool

    /// That of the text: of its first letter, and of the layout if it has none.
    public static let contentBased = WritingDirectionStrategy(isLayoutBased: false)
    /// That of the layout around the text.
    public static let layoutBased = WritingDirectionStrategy(isLayoutBased: true)
    /// That of the text, as Apple documents it.
    public static let `default` = contentBased
  }

  /// Where lines of text line up if nothing is said.
  public struct AlignmentStrategy: Hashable, Sendable {
    let isWritingBased: Bool

    /// As the layout runs.
    public static let layoutBased = AlignmentStrategy(isWritingBased: false)
    /// As the paragraph is written.
    public static let writingDirectionBased = AlignmentStrategy(isWritingBased: true)
    /// As the layout runs, which Apple documents for `Text`.
    public static let `default` = layoutBased
  }
}
