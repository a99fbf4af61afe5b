public import Foundation

/// A wish to hear of changes. None comes.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID) { self.subscriptionID = subscriptionID }

  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitle: String?
    open var category: String?
    open var title: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [CKRecord.FieldKey]?

    public override init() {}
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Self(rawValue: 1)
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    public static let firesOnce = Self(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  /// - Parameter subscriptionID: its name; without one, the type of the records.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID? = nil,
    options: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    querySubscriptionOptions = options
    super.init(subscriptionID ?? recordType)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public init(subscriptionID: ID) { super.init(subscriptionID) }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID

  public init(zoneID: CKRecordZone.ID, subscriptionID: ID? = nil) {
    self.zoneID = zoneID
    super.init(subscriptionID ?? zoneID.zoneName)
  }
}
