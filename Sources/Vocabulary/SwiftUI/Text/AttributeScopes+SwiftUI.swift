public import Foundation
public import Typesetting

extension AttributeScopes {
  /// The attributes SwiftUI reads from attributed strings.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes SwiftUI reads from attributed strings.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points between letters.
    public let kern: KerningAttribute
    /// Points after each letter.
    public let tracking: TrackingAttribute
    /// Points upwards from the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation knows of any text: links, emphasis, …
    public let foundation: FoundationAttributes

    /// The font of the letters.
    public enum FontAttribute: AttributedStringKey {
      /// A font of views.
      public typealias Value = Font
      /// The name in coded strings.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour of views.
      public typealias Value = Color
      /// The name in coded strings.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour of views.
      public typealias Value = Color
      /// The name in coded strings.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The pattern and colour of the line.
      public typealias Value = Text.LineStyle
      /// The name in coded strings.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The pattern and colour of the line.
      public typealias Value = Text.LineStyle
      /// The name in coded strings.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The distance between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in coded strings.
      public static let name = "SwiftUI.Kern"
    }
    /// The distance after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in coded strings.
      public static let name = "SwiftUI.Tracking"
    }
    /// How far letters stand above their line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points; below 0 they stand lower.
      public typealias Value = CGFloat
      /// The name in coded strings.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// SwiftUI's attributes by their names, e.g. `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
