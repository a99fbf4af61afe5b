extension Font {
  /// A Dynamic Type style.
  public enum TextStyle: Hashable, Sendable {
    /// A title larger than the large one.
    case extraLargeTitle
    /// The second of the titles larger than the large one.
    case extraLargeTitle2
    /// The title of a screen.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading; the size of body, heavier.
    case headline
    /// What stands below a heading.
    case subheadline
    /// Running text.
    case body
    /// A remark beside running text.
    case callout
    /// A note below.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }
}

extension Font.TextStyle: CaseIterable {
  /// The styles of iPhone, Apple Watch and Mac; extra large titles belong to another platform.
  public static let allCases: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]
}

extension Font.TextStyle {
  /// The style's key in `themes/type/*.json`.
  package var key: String {
    switch self {
    case .extraLargeTitle: "extraLargeTitle"
    case .extraLargeTitle2: "extraLargeTitle2"
    case .largeTitle: "largeTitle"
    case .title: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .subheadline: "subheadline"
    case .body: "body"
    case .callout: "callout"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    }
  }
}
