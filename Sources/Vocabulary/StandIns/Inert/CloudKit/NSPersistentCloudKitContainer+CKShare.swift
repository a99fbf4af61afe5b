public import CoreData

extension NSPersistentCloudKitContainerOptions {
  public var databaseScope: CKDatabase.Scope {
    get { CKDatabase.Scope(rawValue: scope) ?? .private }
    set { scope = newValue.rawValue }
  }
}

extension NSPersistentCloudKitContainer {
  /// What is shared of some objects: nothing.
  public func fetchShares(
    matching objectIDs: [NSManagedObjectID]
  ) throws -> [NSManagedObjectID: CKShare] { [:] }

  /// What is shared in a store: nothing.
  public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }

  /// Fails: nobody is signed in.
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?
  ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) {
    throw CKError.nobodySignedIn()
  }

  /// Fails at once: nobody is signed in.
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?,
    completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) { completion(nil, nil, nil, CKError.nobodySignedIn()) }

  /// The record of an object in iCloud: there is none.
  public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
  public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
}
