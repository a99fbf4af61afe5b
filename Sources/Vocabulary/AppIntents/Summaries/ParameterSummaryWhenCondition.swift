public enum ParameterSummaryComparisonOperator: Sendable {
  case equalTo
  case notEqualTo
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
  case hasAnyValue
  case hasNoValue
  case oneOf
  case notOneOf
}

public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value, Content: ParameterSummary, Other: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}

  public init<Value, Content: ParameterSummary, Other: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}

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

  public init<Content: ParameterSummary, Other: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}

  public init<Content: ParameterSummary, Other: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Other
  ) where Content.Intent == Intent, Other.Intent == Intent {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Int
  ) {}
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  public init(
    _ subject: ParameterSummarySwitchSubject,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> Int
  ) {}
}

public enum ParameterSummarySwitchSubject: Sendable { case widgetFamily }

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> Int { 1 }

  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> Int { 1 }

  public static func buildBlock(_ cases: Int...) -> Int { cases.reduce(0, +) }
}

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

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  /// The summary for all other values; never asked for.
  public init<Content: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Content.Intent == Intent {}
}
