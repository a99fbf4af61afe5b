public protocol ParameterSummary: Sendable {
  associatedtype Intent: AppIntent
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> Int { 1 }

  public static func buildBlock(_ paths: Int...) -> Int { paths.reduce(0, +) }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, each parameter in braces.
  package let text: String

  /// No sentence.
  public init() { text = "" }

  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {
    self.text = text.text
  }

  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> Int) { text = "" }

  public init(
    _ text: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> Int
  ) {
    self.text = text.text
  }
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation,
  Sendable
{
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "{}"
    }
  }
}
