public import Foundation
package import WidgetHost

public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

public struct TimelineReloadPolicy: Equatable, Sendable {
  package let hosted: HostedTimeline.Policy

  public static let atEnd = TimelineReloadPolicy(hosted: .atEnd)
  public static let never = TimelineReloadPolicy(hosted: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(hosted: .after(date))
  }
}
