public import AppIntents
public import Foundation
import WidgetHost

public protocol RelevanceEntry {}

@preconcurrency public protocol RelevanceEntriesProvider {
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  func placeholder(context: Context) -> Entry
  /// Its configurations are the instances that the gallery shows.
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

public struct RelevanceEntriesProviderContext: Sendable {
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize

  init(_ request: ProviderRequest) {
    (isPreview, displaySize) = (request.isPreview, request.size)
  }
}
