extension Font {
  /// A Dynamic Type style.
  public enum TextStyle: Hashable, Sendable {
    case extraLargeTitle
    case extraLargeTitle2
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
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
