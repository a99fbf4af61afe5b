public import CoreLocation
public import Foundation

/// An appointment or a reminder, made by the code; the store has none.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var calendarItemIdentifier: String { title ?? "" }
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  /// Where in the world its times are meant; nil for anywhere.
  open var timeZone: TimeZone?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  open var attendees: [EKParticipant]? { nil }
  open var hasAttendees: Bool { false }
  open var alarms: [EKAlarm]?
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }

  override init() {}

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }

  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

open class EKAlarm: NSObject, @unchecked Sendable {
  /// Seconds after its beginning; less than 0 for before.
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?

  /// Seconds after the beginning.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}

public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var isDetached: Bool { false }
  /// When it was to begin at first: nothing moves it here.
  open var occurrenceDate: Date! { startDate }
  open var organizer: EKParticipant? { nil }
  open var status: EKEventStatus { .none }
  open var availability: EKEventAvailability = .notSupported
  open var structuredLocation: EKStructuredLocation?

  public init(eventStore: EKEventStore) { super.init() }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

open class EKStructuredLocation: NSObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?

  public init(title: String) { self.title = title }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  /// How much it matters: 1 most, 9 least, 0 not said.
  open var priority = 0

  public init(eventStore: EKEventStore) { super.init() }
}
