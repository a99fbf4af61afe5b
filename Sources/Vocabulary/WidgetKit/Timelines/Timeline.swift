public import Foundation
package import WidgetHost

/// The entries of a widget and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown, each from its date on.
  public let entries: [EntryType]
  /// When WidgetKit would ask for the next timeline.
  public let policy: TimelineReloadPolicy

  /// Entries in the order of their dates, and when to ask for more.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When WidgetKit asks for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package let hosted: HostedTimeline.Policy

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(hosted: .atEnd)
  /// Only when the app says so.
  public static let never = TimelineReloadPolicy(hosted: .never)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(hosted: .after(date))
  }
}
