public import AppIntents
import ViewGraph

/// When a widget matters, by configuration. The system reads it for Smart Stacks; a picture is the same.
public struct WidgetRelevance<Configuration> {
  /// What matters when.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// What matters when.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A configuration and when it matters.
public struct WidgetRelevanceAttribute<Configuration> {
  /// The configuration; `nil` for a widget that has none.
  public let configuration: Configuration?
  /// When it matters.
  public let context: RelevantContext

  /// A configuration and when it matters.
  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// When a widget without configurations matters.
  public init(context: RelevantContext) { (configuration, self.context) = (nil, context) }
}
