import AVFoundation
import AuthenticationServices
import BackgroundTasks
import Contacts
import DiagnosticRecords
import EventKit
import FoundationAdditions
import HealthKit
import Photos
import Security
import StoreKit
import TestSupport
import Testing
import UserNotifications
import WatchConnectivity

/// What frameworks answer whose data is not there.
@Suite(OwnDiagnostics()) struct DeniedTests {
  private func notes() -> [String] {
    HostDiagnostics.drain().filter { $0.rule == "inert-framework" }.compactMap(\.subject)
  }

  @Test func calendarsAreDenied() {
    _ = notes()
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    let day = store.predicateForEvents(
      withStart: .distantPast, end: .distantFuture, calendars: nil)
    #expect(store.events(matching: day).isEmpty)
    let event = EKEvent(eventStore: store)
    event.title = "Tea"
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    #expect(notes() == ["EventKit", "EventKit"])
    let calendar = EKCalendar(for: .event, eventStore: store)
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.saveCalendar(calendar, commit: true)
    }
  }

  @Test func `an appointment of one's own keeps how it is repeated`() {
    let event = EKEvent(eventStore: EKEventStore())
    event.startDate = Date(timeIntervalSince1970: 0)
    #expect(event.occurrenceDate == event.startDate && !event.hasRecurrenceRules)
    let weekly = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 5))
    event.addRecurrenceRule(weekly)
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
    event.removeRecurrenceRule(weekly)
    #expect(event.recurrenceRules?.map(\.frequency) == [.daily])
    #expect(weekly.recurrenceEnd?.occurrenceCount == 5)
    event.addAlarm(EKAlarm(absoluteDate: .distantFuture))
    #expect(event.alarms?.first?.absoluteDate == .distantFuture)
    #expect(event.attendees == nil && event.organizer == nil)
  }

  @Test func `kinds of training have Apple's numbers`() {
    #expect(HKWorkoutActivityType(rawValue: 20) == .functionalStrengthTraining)
    #expect(HKWorkoutActivityType(rawValue: 50) == .traditionalStrengthTraining)
    #expect(HKWorkoutActivityType.cooldown.rawValue == 80)
    #expect(HKWorkoutActivityType.underwaterDiving.rawValue == 84)
    #expect(HKWorkoutConfiguration().activityType == .other)
  }

  @Test func `who may read nothing about health sees no data, and no error but of a sum`() throws {
    _ = notes()
    #expect(HKHealthStore.isHealthDataAvailable())
    let store = HKHealthStore()
    let steps = try #require(HKQuantityType.quantityType(forIdentifier: .stepCount))
    var answers: [String] = []
    store.execute(
      HKSampleQuery(sampleType: steps, predicate: nil, limit: 1, sortDescriptors: nil) {
        answers.append("samples: \($1?.count ?? -1), \($2 == nil)")
      })
    let days = HKStatisticsCollectionQuery(
      quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum,
      anchorDate: Date(timeIntervalSince1970: 0), intervalComponents: DateComponents(day: 1))
    days.initialResultsHandler = {
      answers.append("days: \($1?.statistics().count ?? -1), \($2 == nil)")
    }
    store.execute(days)
    store.execute(
      HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil) { _, _, error in
        if case HKError.errorNoData? = error { answers.append("sum: no data") }
      })
    let meals = try #require(HKObjectType.correlationType(forIdentifier: .food))
    store.execute(
      HKCorrelationQuery(type: meals, predicate: nil, samplePredicates: nil) {
        answers.append("meals: \($1?.count ?? -1), \($2 == nil)")
      })
    #expect(answers == ["samples: 0, true", "days: 0, true", "sum: no data", "meals: 0, true"])
    #expect(notes() == ["HealthKit", "HealthKit"])
  }

  @Test func `who may note nothing about health can take nothing away`() async throws {
    let store = HKHealthStore()
    let meals = try #require(HKObjectType.correlationType(forIdentifier: .food))
    let mine = HKQuery.predicateForObjects(from: [.default()])
    await #expect(throws: HKError(.errorAuthorizationDenied)) {
      try await store.deleteObjects(of: meals, predicate: mine)
    }
    await #expect(throws: HKError(.errorAuthorizationDenied)) {
      try await store.preferredUnits(for: [HKQuantityType(.stepCount)])
    }
    _ = notes()
    let now = Date(timeIntervalSince1970: 0)
    let sample = HKQuantitySample(
      type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 1),
      start: now, end: now)
    let meal = HKCorrelation(
      type: HKCorrelationType(.food), start: now, end: now, objects: [sample])
    #expect(meal.objects(for: HKQuantityType(.stepCount)) == [sample])
    #expect(meal.objects(for: meals) == [] && meal.sourceRevision.source == .default())
  }

  @Test(
    "Units turn into each other",
    arguments: [
      (HKUnit.mile(), HKUnit.meterUnit(with: .kilo), 1.609344),
      (.pound(), .gram(), 453.59237),
      (.degreeFahrenheit(), .degreeCelsius(), -17.2222),
      (HKUnit(from: "count/min"), HKUnit(from: "count/s"), 1 / 60.0),
      (.literUnit(with: .milli), .liter(), 0.001),
    ])
  func units(_ unit: HKUnit, _ other: HKUnit, _ factor: Double) {
    let value = HKQuantity(unit: unit, doubleValue: 1).doubleValue(for: other)
    #expect(abs(value - factor) < 0.0001)
  }

  @Test func missingQuantitiesAreNothing() throws {
    let quantity = try #require(HKQuantity.vitrineMissing("Kit.amount") as? HKQuantity)
    let unit = try #require(HKUnit.vitrineMissing("Kit.unit") as? HKUnit)
    let mile = HKQuantity(unit: .mile(), doubleValue: 2)
    #expect(quantity.doubleValue(for: .mile()) == 0 && quantity.is(compatibleWith: .gram()))
    #expect(quantity.compare(mile) == .orderedAscending)
    #expect(mile.doubleValue(for: unit) == 2)
    #expect(HKQuantity(unit: unit, doubleValue: 3).doubleValue(for: .gram()) == 3)
  }

  @Test func photosAndContactsAreDenied() {
    _ = notes()
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).firstObject == nil)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "A"),
        keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
    }
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(notes() == ["Photos", "Photos", "Contacts"])
  }

  @Test func theKeychainIsEmpty() {
    _ = notes()
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token",
      kSecReturnData as String: kCFBooleanTrue!,
    ]
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
    #expect(item == nil)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecNotAvailable)
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 1)
    #expect(notes() == ["Security", "Security"])
  }

  @Test func theStoreHasNothing() async throws {
    _ = notes()
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    #expect(await StoreKit.Transaction.currentEntitlement(for: "pro") == nil)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("Nobody bought it.") }
    #expect(notes() == ["StoreKit", "StoreKit"])
  }

  @Test func nothingIsHeard() throws {
    _ = notes()
    #expect(try !AVAudioPlayer(data: Data()).play())
    #expect(notes() == ["AVFoundation"])
  }

  private static let questions: [(String, @Sendable () -> Void)] = [
    ("WatchConnectivity", { _ = WCSession.isSupported() }),
    ("WatchConnectivity", { try? WCSession.default.updateApplicationContext([:]) }),
    (
      "BackgroundTasks",
      { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
    ),
    (
      "AuthenticationServices",
      { ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "a") { _, _ in } }
    ),
    (
      "UserNotifications",
      { UNUserNotificationCenter.current().getNotificationSettings { _ in } }
    ),
    ("Security", { _ = SecItemDelete([kSecAttrAccount: "token"]) }),
    ("EventKit", { _ = EKEventStore.authorizationStatus(for: .event) }),
    ("Contacts", { _ = CNContactStore.authorizationStatus(for: .contacts) }),
    ("Photos", { _ = PHPhotoLibrary.authorizationStatus() }),
    ("HealthKit", { _ = HKHealthStore().authorizationStatus(for: .workoutType()) }),
    ("AVFoundation", { _ = AVCaptureDevice.authorizationStatus(for: .video) }),
  ]

  @Test("A question that nobody answers leaves a note", arguments: questions)
  func leavesNote(_ framework: String, _ ask: @Sendable () -> Void) {
    _ = notes()
    ask()
    #expect(notes() == [framework])
  }

  @Test func nobodyIsNearAndThereIsNoLater() {
    #expect(!WCSession.isSupported())
    #expect(throws: WCError(.sessionNotSupported)) {
      try WCSession.default.updateApplicationContext([:])
    }
    #expect(throws: BGTaskScheduler.Error.self) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    }
  }
}
