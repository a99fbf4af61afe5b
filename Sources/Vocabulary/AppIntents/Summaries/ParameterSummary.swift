/// A sentence that shows an intent's parameters.
public protocol ParameterSummary: Sendable {
  /// The intent.
  associatedtype Intent: AppIntent
}

/// Puts a summary together.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Puts the parts together.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
}

/// Lists the parameters that follow a sentence.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes one part.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> Int { 1 }

  /// Puts the parts together.
  public static func buildBlock(_ paths: Int...) -> Int { paths.reduce(0, +) }
}

/// A sentence with parameters in it, and those that follow below.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, each parameter in braces.
  package let text: String

  /// No sentence.
  public init() { text = "" }

  /// A sentence.
  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {
    self.text = text.text
  }

  /// Parameters alone.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> Int) { text = "" }

  /// A sentence and further parameters.
  public init(
    _ text: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> Int
  ) {
    self.text = text.text
  }
}

/// The text of a sentence with parameters in it: `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation,
  Sendable
{
  let text: String

  /// A literal without values.
  public init(stringLiteral value: String) { text = value }

  /// A literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Gathers the sentence.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A parameter's place.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "{}"
    }
  }
}
