public import Foundation
import FoundationAdditions

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest, unnecessary
}

public struct HKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorNoData: Code { .errorNoData }
}

/// What is known about health: nothing, as on a device that keeps no such data.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}

  /// Whether the device keeps such data: no.
  open class func isHealthDataAvailable() -> Bool {
    HostDiagnostics.reportInert("HealthKit", "this device keeps no data about health")
    return false
  }

  /// Whether an app may write something: no.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    _ = unavailable()
    return .sharingDenied
  }

  /// Asks for permission; it fails.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable()) }

  /// Asks for permission; it fails.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw unavailable() }

  /// Whether people would be asked: not known.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    _ = unavailable()
    return .unknown
  }

  private func unavailable() -> HKError {
    HostDiagnostics.reportInert("HealthKit", "nobody allowed to see anything about health")
    return HKError(.errorHealthDataUnavailable)
  }

  /// Answers a query at once, with an error, and a note says so.
  open func execute(_ query: HKQuery) {
    let subject = query.objectType.map { " about \($0.identifier)" } ?? ""
    HostDiagnostics.reportInert(
      "HealthKit", "nothing is known about health, so that the query\(subject) failed")
    query.answer(HKError(.errorHealthDataUnavailable))
  }

  /// Does nothing: queries end at once.
  open func stop(_ query: HKQuery) {}

  /// Fails: nothing is kept.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Fails: nothing is kept.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable()) }

  /// Fails: nothing is kept.
  open func delete(_ object: HKObject) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  /// Fails: nothing happens in the background.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
