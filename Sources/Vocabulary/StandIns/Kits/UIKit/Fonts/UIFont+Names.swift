public import Foundation
package import Typesetting

extension UIFont {
  /// How heavy the strokes are; 0 is regular.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// −1…1; 0 is regular.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
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

  public struct Width: Hashable, Sendable, RawRepresentable {
    /// −1…1; 0 is standard.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.2)
    public static let condensed = Width(rawValue: -0.1)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.1)
  }

  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    /// A style by its name; an unknown one is set as body.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading; the size of body, heavier.
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The style of views with the same name; body for an unknown one.
    var style: Font.TextStyle {
      let all: [Font.TextStyle] = [.extraLargeTitle, .extraLargeTitle2] + Font.TextStyle.allCases
      return all.first { $0.key == rawValue } ?? .body
    }
  }
}
