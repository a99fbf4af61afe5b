public import Foundation

/// News of iCloud that came as a push. None comes.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }

  public let notificationType: NotificationType
  open var subscriptionID: CKSubscription.ID? { nil }

  /// What a push tells: nothing that iCloud sent.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated, recordDeleted
  }

  open var queryNotificationReason: Reason { .recordUpdated }
  open var recordID: CKRecord.ID? { nil }
  open var recordFields: [String: any CKRecordValueProtocol]? { nil }
  open var databaseScope: CKDatabase.Scope { .public }
}
