public import Foundation

/// How a stretch of Markdown text is meant: emphasised, code, struck through.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The number behind it.
  public let rawValue: UInt

  /// The kinds of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*emphasised*`, usually italic.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// `**strongly emphasised**`, usually bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// `` `code` ``, usually monospaced.
  public static let code = Self(rawValue: 1 << 2)
  /// `~~struck through~~`.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line end inside a paragraph.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line end that is to be kept.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML that stands alone.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of ``InlinePresentationIntent``.
  @frozen public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The name.
    public static let name = "NSInlinePresentationIntent"
  }

  /// How a stretch of Markdown text is meant. Only the key path counts; nobody calls it.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("attribute keys are never read as values")
  }
}
