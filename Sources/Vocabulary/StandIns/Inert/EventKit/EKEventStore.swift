public import Foundation
public import FoundationAdditions

public enum EKEntityType: UInt, Sendable { case event = 0, reminder }

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, fullAccess, writeOnly

  public static let authorized = Self.fullAccess
}

public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }

public struct EKError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = EKError

    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "EKErrorDomain" }

  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

/// Appointments and reminders. Nobody allowed to see them: there are none.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}

  /// Whether they may be seen: no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    _ = refusal()
    return .denied
  }

  /// Asks to see appointments; the answer is no.
  open func requestFullAccessToEvents() async throws -> Bool { Self.refusal() }
  /// Asks to see appointments; the answer is no.
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(Self.refusal(), nil) }
  /// Asks to add appointments; the answer is no.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { Self.refusal() }
  /// Asks to see reminders; the answer is no.
  open func requestFullAccessToReminders() async throws -> Bool { Self.refusal() }
  /// Asks to see reminders; the answer is no.
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(Self.refusal(), nil) }
  /// Asks to see something, in the older spelling; the answer is no.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { Self.refusal() }
  /// Asks to see something, in the older spelling; the answer is no.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(Self.refusal(), nil) }

  /// The calendars: none, and a note.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    reportEmpty("calendars")
    return []
  }

  /// The calendar of that name: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    reportEmpty("calendars")
    return nil
  }
  /// Where new appointments go: nowhere.
  open var defaultCalendarForNewEvents: EKCalendar? { calendar(withIdentifier: "") }
  /// Where new reminders go: nowhere.
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendar(withIdentifier: "") }
  /// The accounts: none.
  open var sources: [EKSource] { [] }

  /// Appointments of a time; every predicate holds here, as there are none.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  /// The appointments that fit: none, and a note.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    reportEmpty("appointments")
    return []
  }

  /// Calls a block with every appointment that fits: never.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
  ) { reportEmpty("appointments") }

  /// The appointment of that name: none.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    reportEmpty("appointments")
    return nil
  }
  /// The appointment or reminder of that name: none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    event(withIdentifier: identifier)
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  /// The reminders that fit: none, and a note.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    reportEmpty("reminders")
    completion([])
    return NSNumber(value: 0)
  }

  /// Does nothing.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  /// Fails: it is not allowed.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Fails: it is not allowed.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Fails: it is not allowed.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Fails: it is not allowed.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Fails: it is not allowed.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Fails: it is not allowed.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Does nothing: nothing waits.
  open func commit() throws {}
  /// Does nothing: nothing changes.
  open func reset() {}
  /// Does nothing: nothing changes.
  open func refreshSourcesIfNecessary() {}

  private class func refusal() -> Bool {
    HostDiagnostics.reportInert("EventKit", "nobody allowed to see or change calendars")
    return false
  }

  private func reportEmpty(_ what: String) {
    HostDiagnostics.reportInert("EventKit", "nobody allowed to see \(what), so that there are none")
  }
}

extension NSNotification.Name {
  /// Appointments or reminders changed; they do not here.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
