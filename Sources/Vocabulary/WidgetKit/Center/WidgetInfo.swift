public import AppIntents
public import Intents
import WidgetHost

public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  /// The SiriKit intent that configures it; nil for others.
  public let configuration: INIntent?
  private let instance: String
  private let intent: (any WidgetConfigurationIntent)?

  private init?(_ item: InstalledWidgets.Item) {
    guard let family = item.family.flatMap(WidgetFamily.init(name:)) else { return nil }
    (kind, self.family, instance) = (item.kind, family, item.instance)
    configuration = item.intent as? INIntent
    intent = item.intent as? any WidgetConfigurationIntent
  }

  /// Those that are drawn.
  @MainActor static var installed: [WidgetInfo] { InstalledWidgets.all.compactMap(WidgetInfo.init) }

  public var id: String { "\(kind)/\(family)/\(instance)" }

  /// The app intent that configures it; nil for one of another type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { intent as? Intent }

  public static func == (one: WidgetInfo, other: WidgetInfo) -> Bool { one.id == other.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
