public import SwiftUI

@resultBuilder public enum TimelineEntryBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

extension Preview {
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name: name) {
      [WidgetPreview(family: family, widget: widget()) { _ in await timeline() }.descriptor]
    }
  }

  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) {
    self.init(name: name) {
      let preview = WidgetPreview(family: family, widget: widget()) { request in
        let provider = await timelineProvider()
        let timeline = try await firstAnswer { answer in
          provider.getTimeline(in: TimelineProviderContext(request), completion: answer)
        }
        return timeline.entries
      }
      return [preview.descriptor]
    }
  }

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

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

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
