public import CoreGraphics
public import Foundation

/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
  case local = 0, calDAV, exchange, subscription, birthday
}

/// A calendar, made by the code; the store has none.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The calendar's name.
  open var calendarIdentifier: String { title }
  /// What it is called.
  open var title = ""
  /// Its colour.
  open var cgColor: CGColor! = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Where it comes from.
  open var type: EKCalendarType { .local }
  /// The account it is in.
  open var source: EKSource!
  /// Whether it can be changed.
  open var allowsContentModifications: Bool { false }

  /// A calendar without a name.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// An account with calendars.
open class EKSource: NSObject, @unchecked Sendable {
  /// What it is called.
  open var title: String { "" }
  /// Its name.
  open var sourceIdentifier: String { "" }

  override init() {}
}
