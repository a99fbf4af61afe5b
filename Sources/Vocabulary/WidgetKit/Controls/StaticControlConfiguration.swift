public import AppIntents
import SwiftUI
public import WidgetHost

@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  private let collect: (_WidgetCollector) -> Void

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    let source = ControlSource<Void>(kind: kind, preview: {}, current: nil) { content() }
    collect = { source.collect(into: $0) }
  }

  public init<Provider: ControlValueProvider>(
    kind: String, provider: @autoclosure @escaping @MainActor () -> Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    let provider = DeferredProvider(provider)
    let source = ControlSource<Provider.Value>(
      kind: kind, preview: { provider.value.previewValue },
      current: {
        try await ControlQuestion.value(of: AnswerBox(value: await provider.settled())).value
      },
      template: { content($0) })
    collect = { source.collect(into: $0) }
  }

  /// Never asked for.
  public var body: Never { fatalError("a control has no body") }
  public func _collectControl(_ collector: _WidgetCollector) { collect(collector) }
}

@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let collect: (_WidgetCollector) -> Void

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: @autoclosure @escaping @MainActor () -> Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    let provider = DeferredProvider(provider)
    let configuration = Configuration()
    let source = ControlSource<Provider.Value>(
      kind: kind, preview: { provider.value.previewValue(configuration: configuration) },
      current: {
        let provider = AnswerBox(value: await provider.settled())
        return try await ControlQuestion.value(of: provider, configuration).value
      }, configure: { await IntentReflection.resolveDefaults(of: configuration) },
      template: { content($0) })
    collect = { source.collect(into: $0) }
  }

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    let configuration = Configuration()
    let source = ControlSource<Configuration>(
      kind: kind, preview: { configuration }, current: nil,
      configure: { await IntentReflection.resolveDefaults(of: configuration) },
      template: { content($0) })
    collect = { source.collect(into: $0) }
  }

  /// Never asked for.
  public var body: Never { fatalError("a control has no body") }
  public func _collectControl(_ collector: _WidgetCollector) { collect(collector) }
}

/// Asks providers, which are not bound to an actor and whose values need not be `Sendable`.
private enum ControlQuestion {
  nonisolated static func value<Provider: ControlValueProvider>(
    of provider: AnswerBox<Provider>
  ) async throws -> AnswerBox<Provider.Value> {
    AnswerBox(value: try await provider.value.currentValue())
  }

  nonisolated static func value<Provider: AppIntentControlValueProvider>(
    of provider: AnswerBox<Provider>, _ configuration: Provider.Configuration
  ) async throws -> AnswerBox<Provider.Value> {
    AnswerBox(value: try await provider.value.currentValue(configuration: configuration))
  }
}
