public import SwiftUI

/// Builds the entries of a preview.
@resultBuilder public enum TimelineEntryBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Several entries at once.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// All entries in their order.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// The entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// Entries that may be missing.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// The entries of one branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// The entries of the other branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

extension Preview {
  /// A preview of a widget in a family with entries of its own.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name: name) {
      [WidgetPreview(family: family, widget: widget()) { _ in await timeline() }.descriptor]
    }
  }

  /// A preview of a widget in a family with the timeline of a provider.
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) {
    self.init(name: name) {
      let preview = WidgetPreview(family: family, widget: widget()) { request in
        let provider = await timelineProvider()
        let timeline = await firstAnswer { answer in
          provider.getTimeline(in: TimelineProviderContext(request), completion: answer)
        }
        return timeline.entries
      }
      return [preview.descriptor]
    }
  }

  /// A preview of a widget in a family with the timeline of a provider for an intent.
  public init<Intent, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) where Provider.Intent == Intent {
    self.init(name: name) {
      let preview = WidgetPreview(family: family, widget: widget()) { request in
        let context = TimelineProviderContext(request)
        let provider = AnswerBox(value: await timelineProvider())
        return await AppIntentHost<Provider>.timeline(provider, intent, context).value.entries
      }
      return [preview.descriptor]
    }
  }
}

/// Declares a preview of a widget with entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with its provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a configured widget with its provider.
@freestanding(declaration)
public macro Preview<Intent, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro") where Provider.Intent == Intent
