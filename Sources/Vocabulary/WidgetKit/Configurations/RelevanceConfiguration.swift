public import AppIntents
import DiagnosticRecords
import Foundation
public import SwiftUI
import ViewGraph
package import WidgetHost

public protocol RelevanceEntry {}

public protocol RelevanceEntriesProvider {
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry
  /// What the system tells.
  typealias Context = RelevanceEntriesProviderContext

  func placeholder(context: Context) -> Entry
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

public struct RelevanceEntriesProviderContext: Sendable {
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize
}

/// The configuration of a widget that shows only while it matters, in the Smart Stack of a watch.
/// It compiles and is named in the gallery; its pictures are not drawn, which a diagnostic says.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: PrimitiveConfiguration {
  private let kind: String

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: @autoclosure () -> Provider,
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
