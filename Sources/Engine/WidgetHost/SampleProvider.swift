import Foundation
import ViewGraph

/// A provider whose entries are known beforehand, such as those of a preview.
package struct SampleProvider: HostedProvider {
  private let entries: @MainActor (ProviderRequest) async throws -> [HostedEntry]
  private let current: (@MainActor (ProviderRequest) -> HostedEntry)?
  private let make: @MainActor (Any, ProviderRequest) -> HostedEntry?

  /// - Parameters:
  ///   - entries: The timeline.
  ///   - current: The snapshot and placeholder; where there is none, the first entry and nothing.
  ///   - make: The view for data of a preview.
  package init(
    entries: @escaping @MainActor (ProviderRequest) async throws -> [HostedEntry],
    current: (@MainActor (ProviderRequest) -> HostedEntry)? = nil,
    make: @escaping @MainActor (Any, ProviderRequest) -> HostedEntry? = { _, _ in nil }
  ) {
    (self.entries, self.current, self.make) = (entries, current, make)
  }

  package func placeholder(_ request: ProviderRequest) -> HostedEntry {
    current?(request) ?? HostedEntry(date: .distantPast) { EmptyView() }
  }

  package func snapshot(_ request: ProviderRequest) async throws -> HostedEntry {
    if let current { return current(request) }
    return try await entries(request).first ?? placeholder(request)
  }

  /// An entry that is not later than the one before comes a second after it, so that each has its
  /// own point on the scrubber.
  package func timeline(_ request: ProviderRequest) async throws -> HostedTimeline {
    var spread = try await entries(request)
    for index in spread.indices.dropFirst() where spread[index].date <= spread[index - 1].date {
      spread[index].date = spread[index - 1].date.addingTimeInterval(1)
    }
    return HostedTimeline(entries: spread, policy: .never)
  }

  package func hosted(_ sample: Any, _ request: ProviderRequest) -> HostedEntry? {
    make(sample, request)
  }
}
