public import Foundation

/// Records of an app in iCloud. None can be read or written, as nobody is signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public let databaseScope: Scope

  init(_ scope: Scope) { databaseScope = scope }

  public typealias MatchResults = [(CKRecord.ID, Result<CKRecord, any Error>)]

  /// Fails, as all below: nobody is signed in.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refusal }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw refusal }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?) {
    throw refusal
  }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?) {
    throw refusal
  }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw refusal }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw refusal
  }
  @discardableResult
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw refusal }

  open func allRecordZones() async throws -> [CKRecordZone] { throw refusal }
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw refusal }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw refusal }
  @discardableResult
  open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw refusal
  }

  open func allSubscriptions() async throws -> [CKSubscription] { throw refusal }
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw refusal
  }
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw refusal }
  @discardableResult
  open func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw refusal }

  private var refusal: CKError { CKError.nobodySignedIn() }
}

/// The same with a block, which is called at once and once.
extension CKDatabase {
  public typealias Answer<Value> = @Sendable (Value?, (any Error)?) -> Void

  /// Fails, as all below: nobody is signed in.
  public func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping Answer<CKRecord>
  ) { completionHandler(nil, refusal) }
  public func save(_ record: CKRecord, completionHandler: @escaping Answer<CKRecord>) {
    completionHandler(nil, refusal)
  }
  public func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping Answer<CKRecord.ID>
  ) { completionHandler(nil, refusal) }
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping Answer<[CKRecord]>
  ) { completionHandler(nil, refusal) }
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<(matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?), any Error>
      ) -> Void
  ) { completionHandler(.failure(refusal)) }
  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping Answer<CKRecordZone>
  ) { completionHandler(nil, refusal) }
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping Answer<CKRecordZone.ID>
  ) { completionHandler(nil, refusal) }
  public func fetchAllRecordZones(completionHandler: @escaping Answer<[CKRecordZone]>) {
    completionHandler(nil, refusal)
  }
  public func save(_ zone: CKRecordZone, completionHandler: @escaping Answer<CKRecordZone>) {
    completionHandler(nil, refusal)
  }
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping Answer<CKSubscription>
  ) { completionHandler(nil, refusal) }
  public func fetchAllSubscriptions(completionHandler: @escaping Answer<[CKSubscription]>) {
    completionHandler(nil, refusal)
  }
  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping Answer<CKSubscription>
  ) { completionHandler(nil, refusal) }
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping Answer<CKSubscription.ID>
  ) { completionHandler(nil, refusal) }

  /// Runs an operation at once; it fails.
  public func add(_ operation: CKDatabaseOperation) { operation.start() }
}
