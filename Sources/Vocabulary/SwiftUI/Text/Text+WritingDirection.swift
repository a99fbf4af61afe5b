extension Text {
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let isLayoutBased: Bool

    /// That of the text: of its first letter, and of the layout if it has none.
    public static let contentBased = WritingDirectionStrategy(isLayoutBased: false)
    public static let layoutBased = WritingDirectionStrategy(isLayoutBased: true)
    /// That of the text, as Apple documents it.
    public static let `default` = contentBased
  }

  public struct AlignmentStrategy: Hashable, Sendable {
    let isWritingBased: Bool

    public static let layoutBased = AlignmentStrategy(isWritingBased: false)
    public static let writingDirectionBased = AlignmentStrategy(isWritingBased: true)
    /// As the layout runs, which Apple documents for `Text`.
    public static let `default` = layoutBased
  }
}
