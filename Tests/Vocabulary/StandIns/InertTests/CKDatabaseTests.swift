import CloudKit
import CoreData
import DiagnosticRecords
import FoundationAdditions
import TestSupport
import Testing

/// iCloud where nobody is signed in.
@Suite(OwnDiagnostics()) struct CKDatabaseTests {
  private let database = CKContainer(identifier: "iCloud.tea").publicCloudDatabase

  private func notes() -> [String] {
    HostDiagnostics.drain().filter { $0.rule == "inert-framework" }.compactMap(\.subject)
  }

  @Test func nobodyIsSignedIn() async throws {
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    await #expect(throws: CKError(.notAuthenticated)) {
      try await database.record(for: CKRecord.ID(recordName: "green"))
    }
    let query = CKQuery(recordType: "Tea", predicate: NSPredicate(value: true))
    let found = try? await database.records(matching: query, resultsLimit: 1)
    #expect(found?.matchResults.first == nil)
    #expect(notes() == ["CloudKit"])
  }

  @Test func nothingOfAContainerIsShared() async throws {
    let container = NSPersistentCloudKitContainer(
      name: "Tea", managedObjectModel: NSManagedObjectModel())
    #expect(try container.fetchShares(matching: []).isEmpty)
    await #expect(throws: CKError(.notAuthenticated)) { try await container.share([], to: nil) }
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.tea")
    #expect(options.databaseScope == .private)
    options.databaseScope = .shared
    #expect(options.databaseScope == .shared)
    let share = CKShare(rootRecord: CKRecord(recordType: "Tea"))
    share[CKShare.SystemFieldKey.title] = "Green"
    #expect(share[CKShare.SystemFieldKey.title] == "Green")
    #expect(share.currentUserParticipant == nil && share.owner.role == .owner)
    _ = notes()
  }

  @Test func blocksAreCalledOnce() throws {
    nonisolated(unsafe) var answers: [String] = []
    database.fetch(withRecordID: CKRecord.ID(recordName: "green")) { record, error in
      answers.append("fetch \(record == nil) \((error as? CKError)?.code == .notAuthenticated)")
    }
    let operation = CKQueryOperation(
      query: CKQuery(recordType: "Tea", predicate: NSPredicate(value: true)))
    operation.recordMatchedBlock = { _, _ in answers.append("matched") }
    operation.queryResultBlock = { result in
      if case .failure = result { answers.append("query") }
    }
    database.add(operation)
    let zone = CKRecordZone.ID(zoneName: "kitchen")
    database.fetch(withRecordZoneID: zone) { answers.append("zone \($0 == nil) \($1 != nil)") }
    database.delete(withRecordZoneID: zone) { answers.append("gone \($0 == nil) \($1 != nil)") }
    database.fetch(withSubscriptionID: "tea") {
      answers.append("subscription \($0 == nil) \($1 != nil)")
    }
    #expect(
      answers == [
        "fetch true true", "query", "zone true true", "gone true true", "subscription true true",
      ])
  }

  @Test func aRecordKeepsWhatIsPutInIt() {
    let record = CKRecord(recordType: "Tea", recordID: CKRecord.ID(recordName: "green"))
    record["name"] = "Sencha"
    record["cups"] = 3
    record.setValue(2.5, forKey: "price")
    record["brewed"] = Date(timeIntervalSince1970: 60) as any CKRecordValue
    #expect(record["name"] as? String == "Sencha")
    #expect(record["cups"] as? Int == 3)
    #expect(record.object(forKey: "cups") as? Double == 3)
    #expect(record["price"] as? Double == 2.5)
    #expect(record["brewed"] as? Date == Date(timeIntervalSince1970: 60))
    #expect(record["milk"] == nil)
    #expect(record.allKeys() == ["brewed", "cups", "name", "price"])
    #expect(record.recordID == CKRecord.ID(recordName: "green"))
    #expect(record.creationDate == nil)
  }
}
