import AppIntents
public import SwiftUI
import WidgetHost

@resultBuilder public enum PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}

extension Preview {
  public init<Entry: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    @PreviewRelevanceEntryBuilder<Entry>
    relevanceEntries: @escaping @MainActor () async -> [Entry]
  ) {
    self.init(name: name) {
      let preview = WidgetPreview(family: .accessoryRectangular, widget: widget()) { _ in
        await relevanceEntries()
      }
      return [preview.descriptor]
    }
  }

  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    relevanceProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, widget: widget, relevanceProvider: relevanceProvider) {
      await RelevanceHost.relevance(AnswerBox(value: relevanceProvider())).value
    }
  }

  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    self.init(name: name) {
      let preview = WidgetPreview(family: .accessoryRectangular, widget: widget()) { request in
        let provider = AnswerBox(value: relevanceProvider())
        let context = RelevanceEntriesProviderContext(request)
        var entries: [Provider.Entry] = []
        for (configuration, _) in await relevance().byConfiguration {
          entries.append(try await RelevanceHost.entry(provider, configuration, context).value)
        }
        return entries
      }
      return [preview.descriptor]
    }
  }
}

@freestanding(declaration)
public macro Preview<Entry: RelevanceEntry>(
  _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
  @PreviewRelevanceEntryBuilder<Entry>
  relevanceEntries: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
  relevanceProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget in the configurations that are given.
@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
  relevanceProvider: @escaping @MainActor () -> Provider,
  relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
