public import AppIntents
import ViewGraph

/// When a widget matters, by configuration. The system reads it for Smart Stacks; a picture is the
/// same.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

public struct WidgetRelevanceAttribute<Configuration> {
  /// The configuration; `nil` for a widget that has none.
  public let configuration: Configuration?
  public let context: RelevantContext

  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) { (configuration, self.context) = (nil, context) }
}
