public import AppIntents
import DiagnosticRecords
import Foundation
public import SwiftUI
import ViewGraph
package import WidgetHost

/// An entry of a widget that shows only while it matters.
public protocol RelevanceEntry {}

/// Tells watchOS when a widget matters and what it shows then.
public protocol RelevanceEntriesProvider {
  /// The configuration of the widget.
  associatedtype Configuration: WidgetConfigurationIntent
  /// What it shows.
  associatedtype Entry: RelevanceEntry
  /// What the system tells.
  typealias Context = RelevanceEntriesProviderContext

  /// A generic entry without data of the person.
  func placeholder(context: Context) -> Entry
  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Configuration>
  /// What it shows for a configuration.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// What the system tells a provider of relevance.
public struct RelevanceEntriesProviderContext: Sendable {
  /// Whether the entry is for the widget gallery.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize
}

/// The configuration of a widget that shows only while it matters, in the Smart Stack of a watch.
/// It compiles and is named in the gallery; its pictures are not drawn, which a diagnostic says.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: PrimitiveConfiguration {
  private let kind: String

  /// A widget of a kind with its provider.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { self.kind = kind }

  package func collect(into collector: _WidgetCollector) {
    var widget = WidgetDescriptor(kind: kind, configuration: .appIntent, instances: [])
    widget.displayName = kind
    widget.families = []
    widget.unsupported = Diagnostic(
      .unsupportedConfiguration,
      "Widgets shown by relevance, on watchOS only, are not drawn yet.")
    collector.append(widget)
  }
}

extension Rule {
  static let unsupportedConfiguration = Rule(
    "unsupported-configuration", fault: .vitrine, .warning,
    "Widgets shown by relevance are not drawn",
    why: "They are on watchOS only, and not drawn yet.",
    remedy: "Give the same view in a StaticConfiguration to see it.")
}
