public import Foundation
package import Typesetting

extension UIFont {
  /// How heavy the strokes are; 0 is regular.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// −1…1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Hairlines.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes.
    public static let thin = Weight(-0.6)
    /// Strokes lighter than regular.
    public static let light = Weight(-0.4)
    /// The usual strokes.
    public static let regular = Weight(0)
    /// Strokes a little heavier than regular.
    public static let medium = Weight(0.23)
    /// Strokes between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold strokes.
    public static let bold = Weight(0.4)
    /// Strokes heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)

    /// The named weight that is nearest.
    package var weight: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
        (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
    }
  }

  /// How wide the letters are; 0 is standard.
  public struct Width: Hashable, Sendable, RawRepresentable {
    /// −1…1; 0 is standard.
    public let rawValue: CGFloat
    /// A width by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.2)
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.1)
    /// The usual letters.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.1)
  }

  /// A Dynamic Type style.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The name of the style among those of views.
    public let rawValue: String
    /// A style by its name; an unknown one is set as body.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A title larger than the large one.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// The second of the titles larger than the large one.
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "title")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading; the size of body, heavier.
    public static let headline = TextStyle(rawValue: "headline")
    /// What stands below a heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark beside running text.
    public static let callout = TextStyle(rawValue: "callout")
    /// A note below.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The style of views with the same name; body for an unknown one.
    var style: Font.TextStyle {
      let all: [Font.TextStyle] = [.extraLargeTitle, .extraLargeTitle2] + Font.TextStyle.allCases
      return all.first { $0.key == rawValue } ?? .body
    }
  }
}
