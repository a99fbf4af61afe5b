public import Foundation
public import FoundationAdditions

/// Why iCloud did not answer. The numbers are Apple's.
public struct CKError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = CKError

    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments
    case serverRecordChanged = 14
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy
    case badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
    case participantMayNeedVerification, serverResponseLost, assetNotAvailable
    case accountTemporarilyUnavailable
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  /// When to ask again, in seconds: never.
  public var retryAfterSeconds: Double? { nil }
  /// What went wrong with each thing: not told.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record as the server has it: none.
  public var serverRecord: CKRecord? { nil }
  /// The record as it was sent: not told.
  public var clientRecord: CKRecord? { nil }
  /// The record as it was before both: none.
  public var ancestorRecord: CKRecord? { nil }

  public static var errorDomain: String { CKErrorDomain }
  public static var partialFailure: Code { .partialFailure }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var zoneBusy: Code { .zoneBusy }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var limitExceeded: Code { .limitExceeded }

  /// What every question ends in, and a note that it was asked.
  static func nobodySignedIn() -> CKError {
    HostDiagnostics.reportInert("CloudKit", "nobody is signed in to iCloud, and nothing is there")
    return CKError(.notAuthenticated)
  }
}

extension CKError: LocalizedError {
  public var errorDescription: String? { "CloudKit did not answer: \(code)." }
}

public let CKErrorDomain = "CKErrorDomain"
