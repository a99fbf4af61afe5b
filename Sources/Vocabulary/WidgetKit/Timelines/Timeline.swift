public import Foundation
public import FoundationAdditions
package import WidgetHost

public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: _VitrineMissingValue {
  /// One entry of such values: an empty one would show nothing.
  public static func vitrineMissing(_ name: String) -> Any? {
    MissingValue.of(EntryType.self, name).map { Timeline(entries: [$0], policy: .never) }
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
