public import CoreLocation
public import Foundation

/// An appointment or a reminder, made by the code; the store has none.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// Its name.
  open var calendarItemIdentifier: String { title ?? "" }
  /// The calendar it is in.
  open var calendar: EKCalendar!
  /// What it is called.
  open var title: String!
  /// Where it is.
  open var location: String?
  /// What else is said.
  open var notes: String?
  /// Its page.
  open var url: URL?
  /// Where in the world its times are meant; nil for anywhere.
  open var timeZone: TimeZone?
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var lastModifiedDate: Date? { nil }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { false }
  /// Whether somebody else comes.
  open var hasAttendees: Bool { false }
  /// When it is heard of.
  open var alarms: [EKAlarm]?
  /// Whether it is heard of.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }

  override init() {}

  /// Adds when it is heard of.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// When an appointment is heard of.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// Seconds after its beginning; less than 0 for before.
  open var relativeOffset: TimeInterval

  /// Seconds after the beginning.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// How an appointment stands.
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

/// How an appointment looks to others.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// An appointment.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Its name.
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// Whether it is all day.
  open var isAllDay = false
  /// Whether it was moved on its own.
  open var isDetached: Bool { false }
  /// How it stands.
  open var status: EKEventStatus { .none }
  /// How it looks to others.
  open var availability: EKEventAvailability = .notSupported
  /// Where it is, with a place.
  open var structuredLocation: EKStructuredLocation?

  /// An appointment without a time.
  public init(eventStore: EKEventStore) { super.init() }

  /// Which of two begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// Where an appointment is, with a place.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  /// What it is called.
  open var title: String?
  /// Where it is.
  open var geoLocation: CLLocation?

  /// A place by its name.
  public init(title: String) { self.title = title }
}

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// When it may be begun.
  open var startDateComponents: DateComponents?
  /// When it must be done.
  open var dueDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted = false
  /// When it was done.
  open var completionDate: Date?
  /// How much it matters: 1 most, 9 least, 0 not said.
  open var priority = 0

  /// A reminder without a time.
  public init(eventStore: EKEventStore) { super.init() }
}
