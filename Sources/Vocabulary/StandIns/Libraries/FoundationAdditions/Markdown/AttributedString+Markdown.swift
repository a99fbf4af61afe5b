public import Foundation

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Blocks and inline constructs; blocks are joined without separators, as Foundation does.
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    /// What to do with text that is no Markdown; every text is some Markdown here.
    public enum FailurePolicy: Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[…](…)` attributes count. They never do, which a warning says; the text is shown.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    /// Whether runs remember where they stood in the source. They do not.
    public var appliesSourcePositionAttributes: Bool

    /// Options, by default those for whole documents; `nil` where the language is not known.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = InlineMarkdown.attributed(
      options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        ? markdown : MarkdownBlocks.flattened(markdown, syntax: options.interpretedSyntax),
      baseURL: baseURL)
  }

  /// The text of UTF-8 `markdown` with its emphasis, code, strikethrough and links as attributes.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
