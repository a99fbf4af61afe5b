public import AppIntents
import SwiftUI
public import WidgetHost

/// The configuration of a control people cannot configure.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  private let control: _ControlConfiguration

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    control = _ControlConfiguration(kind: kind)
  }

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    control = _ControlConfiguration(kind: kind)
  }

  /// Never asked for.
  public var body: Never { fatalError("a control has no body") }
  public func _collectControl(_ collector: _WidgetCollector) { control._collectControl(collector) }
}

/// The configuration of a control people configure by an app intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let control: _ControlConfiguration

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    control = _ControlConfiguration(kind: kind)
  }

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    control = _ControlConfiguration(kind: kind)
  }

  /// Never asked for.
  public var body: Never { fatalError("a control has no body") }
  public func _collectControl(_ collector: _WidgetCollector) { control._collectControl(collector) }
}
