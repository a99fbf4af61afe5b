public import CoreGraphics
public import Foundation

public enum EKCalendarType: Int, Sendable {
  case local = 0, calDAV, exchange, subscription, birthday
}

/// A calendar, made by the code; the store has none.
open class EKCalendar: NSObject, @unchecked Sendable {
  open var calendarIdentifier: String { title }
  open var title = ""
  open var cgColor: CGColor! = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var type: EKCalendarType { .local }
  open var source: EKSource!
  open var allowsContentModifications: Bool { false }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { true }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

open class EKSource: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }

  override init() {}
}
