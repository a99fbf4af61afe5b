@preconcurrency public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  /// One entry for the widget gallery, fast.
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Void>
  /// The name in the first template of Xcode 16.
  func relevances() async -> WidgetRelevances<Void>

  // The names of the first beta.

  func placeholder(with context: Context) -> Entry
  /// One entry for the widget gallery, fast.
  @preconcurrency func snapshot(
    with context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func timeline(
    with context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Each name answers for the other: a provider has the released ones or those of the first beta.
/// One that has neither stops when it is asked, which the gallery shows on the widget's card.
extension TimelineProvider {
  /// Asks in the older name.
  public func relevance() async -> WidgetRelevance<Void> { await relevances() }

  /// Does not matter.
  public func relevances() async -> WidgetRelevances<Void> { WidgetRelevances([]) }

  /// Asks in the name of the first beta.
  public func placeholder(in context: Context) -> Entry { placeholder(with: context) }

  /// Asks in the name of the first beta.
  @preconcurrency public func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void
  ) { snapshot(with: context, completion: completion) }

  /// Asks in the name of the first beta.
  @preconcurrency public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) { timeline(with: context, completion: completion) }

  /// Stops: the provider has no placeholder.
  public func placeholder(with context: Context) -> Entry {
    fatalError("\(Self.self) has no placeholder(in:).")
  }

  /// Stops: the provider has no snapshot.
  @preconcurrency public func snapshot(
    with context: Context, completion: @escaping @Sendable (Entry) -> Void
  ) { fatalError("\(Self.self) has no getSnapshot(in:completion:).") }

  /// Stops: the provider has no timeline.
  @preconcurrency public func timeline(
    with context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) { fatalError("\(Self.self) has no getTimeline(in:completion:).") }
}
