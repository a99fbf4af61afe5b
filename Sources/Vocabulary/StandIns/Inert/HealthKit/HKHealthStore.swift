public import Foundation
public import FoundationAdditions

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest, unnecessary
}

public struct HKError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = HKError

    case unknownError = 0
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.healthkit" }

  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorNoData: Code { .errorNoData }
}

/// What is known about health: nothing, as on a phone whose owner let the app read nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}

  /// Whether the device keeps such data: yes, as every phone does.
  open class func isHealthDataAvailable() -> Bool { true }

  /// Whether an app may write something: no.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    _ = denied()
    return .sharingDenied
  }

  /// Asks for permission; the owner was asked before.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }

  /// Asks for permission; the owner was asked before.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {}

  /// Whether people would be asked: they were.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .unnecessary }

  private func denied() -> HKError {
    HostDiagnostics.reportInert("HealthKit", "nobody allowed to note anything about health")
    return HKError(.errorAuthorizationDenied)
  }

  /// Answers a query at once, as where there is no data, and a note says so.
  open func execute(_ query: HKQuery) {
    let subject = query.objectType.map { " about \($0.identifier)" } ?? ""
    HostDiagnostics.reportInert(
      "HealthKit", "nothing is known about health, so that the query\(subject) found nothing")
    query.answer()
  }

  /// Does nothing: queries end at once.
  open func stop(_ query: HKQuery) {}

  /// Fails: nothing is kept.
  open func save(_ object: HKObject) async throws { throw denied() }

  /// Fails: nothing is kept.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, denied()) }

  /// Fails: nothing is kept.
  open func save(_ objects: [HKObject]) async throws { throw denied() }

  /// Fails: nothing is kept.
  open func delete(_ object: HKObject) async throws { throw denied() }

  /// Fails: nothing is kept.
  open func delete(_ objects: [HKObject]) async throws { throw denied() }

  /// Fails: nothing is kept.
  @discardableResult open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate
  ) async throws -> Int { throw denied() }

  /// Fails, as for an app that was not allowed to read.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] { throw denied() }

  /// Fails, as for an app that was not allowed to read.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], denied()) }

  /// Fails: nothing happens in the background.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw denied() }

  /// Fails: nothing happens in the background.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, denied()) }

  /// Does nothing: nothing happens in the background.
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {}

  /// Does nothing: nothing happens in the background.
  open func disableAllBackgroundDelivery() async throws {}
}

extension NSNotification.Name {
  /// Never posted: nobody chooses other units.
  public static let HKUserPreferencesDidChange = Self("HKUserPreferencesDidChangeNotification")
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
