public import Foundation

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  /// Never posted: nobody signs in.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

public let CKCurrentUserDefaultName = "__defaultOwner__"

/// An app's part of iCloud. Nobody is signed in to it.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase(.public)
  public let privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)

  private static let standard = CKContainer(nil)

  private init(_ identifier: String?) { containerIdentifier = identifier }
  public convenience init(identifier containerIdentifier: String) { self.init(containerIdentifier) }

  open class func `default`() -> CKContainer { standard }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Whether somebody is signed in: no.
  open func accountStatus() async throws -> CKAccountStatus {
    _ = CKError.nobodySignedIn()
    return .noAccount
  }

  /// Says at once that nobody is signed in.
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    _ = CKError.nobodySignedIn()
    completionHandler(.noAccount, nil)
  }

  /// Whose record it would be; fails, as nobody is signed in.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.nobodySignedIn() }

  /// Fails at once: nobody is signed in.
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.nobodySignedIn()) }

  /// Fails at once: nobody is signed in.
  open func add(_ operation: CKOperation) { operation.start() }
}
