public import Foundation

/// Asks what others did to a store. Here nobody else opens it, so that there is nothing to tell.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges
  /// Of no matter here.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  /// The place in the history that it begins behind; there is none.
  open private(set) var token: NSPersistentHistoryToken?
  private let isFetch: Bool

  private init(isFetch: Bool) { self.isFetch = isFetch }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(isFetch: true)
  }
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(isFetch: true) }
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(isFetch: true) }
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(isFetch: true) }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(isFetch: false)
  }
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(isFetch: false) }
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(isFetch: false) }

  /// Nothing of what was asked for.
  var answer: NSPersistentHistoryResult {
    let answer = NSPersistentHistoryResult()
    answer.resultType = resultType
    guard isFetch else {
      answer.result = true
      return answer
    }
    answer.result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: [NSManagedObjectID]()
      case .count: 0
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      case .changesOnly: [NSPersistentHistoryChange]()
      }
    return answer
  }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType: NSPersistentHistoryResultType = .statusOnly
}

/// A place in the history of a store; there is none here.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {
  private override init() {}
}

/// What one save did; there is none here.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  public let timestamp: Date
  public let changes: [NSPersistentHistoryChange]?
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  public let contextName: String?
  public let author: String?
  public let token: NSPersistentHistoryToken

  /// Always nil.
  open class var entityDescription: NSEntityDescription? { nil }
  /// Always nil.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }

  private init(_ token: NSPersistentHistoryToken, timestamp: Date) {
    (self.token, self.timestamp, changes, transactionNumber) = (token, timestamp, nil, 0)
    (storeID, bundleID, processID, contextName, author) = ("", "", "", nil, nil)
  }

  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

/// What happened to one object; there is none here.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  public let changedObjectID: NSManagedObjectID
  public let changeID: Int64
  public let changeType: NSPersistentHistoryChangeType
  public let tombstone: [AnyHashable: Any]?
  public let updatedProperties: Set<NSPropertyDescription>?

  private init(_ object: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    (changedObjectID, changeID, changeType) = (object, 0, type)
    (tombstone, updatedProperties) = (nil, nil)
  }
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}
