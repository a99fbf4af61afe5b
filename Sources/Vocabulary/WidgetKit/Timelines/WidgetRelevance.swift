public import AppIntents
import ViewGraph

/// When a widget matters, by configuration. The system of a simulated day reads it for the Smart
/// Stack; a picture is the same.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

public struct WidgetRelevanceAttribute<Configuration> {
  /// The configuration; `nil` for a widget that has none.
  public let configuration: Configuration?
  /// When it matters; `nil` where only its group is told.
  let context: RelevantContext?

  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    (self.configuration, context) = (configuration, nil)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) { (configuration, self.context) = (nil, context) }

  public init(group: WidgetRelevanceGroup) { (configuration, context) = (nil, nil) }
}
