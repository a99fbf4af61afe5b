public import FoundationAdditions
public import Intents

@preconcurrency public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Ready-made configurations; the gallery shows each.
  func recommendations() -> [IntentRecommendation<Intent>]
  func relevance() async -> WidgetRelevance<Intent>
  /// The name in the first template of Xcode 16.
  func relevances() async -> WidgetRelevances<Intent>

  // The names of the first beta.

  func placeholder(with context: Context) -> Entry
  /// One entry for the widget gallery, fast.
  @preconcurrency func snapshot(
    for configuration: Intent, with context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func timeline(
    for configuration: Intent, with context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Each name answers for the other: a provider has the released ones or those of the first beta.
/// One that has neither stops when it is asked, which the gallery shows on the widget's card.
extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }

  /// Asks in the older name.
  public func relevance() async -> WidgetRelevance<Intent> { await relevances() }

  /// Does not matter.
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }

  /// Asks in the name of the first beta.
  public func placeholder(in context: Context) -> Entry { placeholder(with: context) }

  /// Asks in the name of the first beta.
  @preconcurrency public func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  ) { snapshot(for: configuration, with: context, completion: completion) }

  /// Asks in the name of the first beta.
  @preconcurrency public func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) { timeline(for: configuration, with: context, completion: completion) }

  /// Stops: the provider has no placeholder.
  public func placeholder(with context: Context) -> Entry {
    fatalError("\(Self.self) has no placeholder(in:).")
  }

  /// Stops: the provider has no snapshot.
  @preconcurrency public func snapshot(
    for configuration: Intent, with context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  ) { fatalError("\(Self.self) has no getSnapshot(for:in:completion:).") }

  /// Stops: the provider has no timeline.
  @preconcurrency public func timeline(
    for configuration: Intent, with context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) { fatalError("\(Self.self) has no getTimeline(for:in:completion:).") }
}

public struct IntentRecommendation<T: INIntent> {
  let intent: T
  let title: String

  public init(intent: T, description: LocalizedStringResource) {
    (self.intent, title) = (intent, description.text())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) {
    (self.intent, title) = (intent, String(description))
  }

  /// A configuration with a text as its name; only its characters are shown.
  public init(intent: T, description: Text) {
    (self.intent, title) = (intent, description.plainString)
  }
}
