/// How a parameter is compared.
public enum ParameterSummaryComparisonOperator: Sendable {
  /// The same.
  case equalTo
  /// Not the same.
  case notEqualTo
  /// Below.
  case lessThan
  /// Below or the same.
  case lessThanOrEqualTo
  /// Above.
  case greaterThan
  /// Above or the same.
  case greaterThanOrEqualTo
  /// Anything at all.
  case hasAnyValue
  /// Nothing.
  case hasNoValue
  /// Among several.
  case oneOf
  /// Not among several.
  case notOneOf
}

/// One sentence or another, depending on a parameter or the widget's family.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// A parameter compared with a value.
  public init<Value, Content: ParameterSummary, Other: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}

  /// A parameter compared with values.
  public init<Value, Content: ParameterSummary, Other: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}

  /// A parameter that has a value or has none.
  public init<Value, Content: ParameterSummary, Other: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}

  /// A parameter compared with a value; nothing otherwise.
  public init<Value, Content: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Content
  ) where Content.Intent == Intent {}

  /// The widget's family among some.
  public init<Content: ParameterSummary, Other: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}

  /// The widget's family.
  public init<Content: ParameterSummary, Other: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}
}

/// One of several sentences, depending on a parameter or the widget's family.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  /// By a parameter.
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Int
  ) {}
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  /// By the widget's family: `Switch(.widgetFamily)`.
  public init(
    _ subject: ParameterSummarySwitchSubject,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> Int
  ) {}
}

/// What a switch looks at besides parameters.
public enum ParameterSummarySwitchSubject: Sendable { case widgetFamily }

/// Lists the cases of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// Takes one part.
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> Int { 1 }

  /// Takes one part.
  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> Int { 1 }

  /// Puts the parts together.
  public static func buildBlock(_ cases: Int...) -> Int { cases.reduce(0, +) }
}

/// The sentence for one value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value> {
  /// The summary for a value; never asked for.
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Content.Intent == Intent {}

  /// The summary for several values; never asked for.
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Content.Intent == Intent {}
}

/// The sentence for every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  /// The summary for all other values; never asked for.
  public init<Content: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Content.Intent == Intent {}
}
