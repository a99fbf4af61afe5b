import Foundation
public import FoundationAdditions

/// Why a device was not reached. The numbers are Apple's.
public struct CBError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = CBError

    case unknown = 0
    case invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    case connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
    case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CBErrorDomain }
  public static var connectionTimeout: Code { .connectionTimeout }
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  public static var connectionFailed: Code { .connectionFailed }
  public static var notConnected: Code { .notConnected }
  public static var unknown: Code { .unknown }
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
}

/// What a device answered that refused. The numbers are Apple's.
public struct CBATTError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = CBATTError

    case success = 0
    case invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset
    case insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong
    case insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
    case insufficientEncryption, unsupportedGroupType, insufficientResources
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CBATTErrorDomain }
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  public static var insufficientEncryption: Code { .insufficientEncryption }
  public static var insufficientResources: Code { .insufficientResources }
  public static var unlikelyError: Code { .unlikelyError }
}

public let CBErrorDomain = "CBErrorDomain"
public let CBATTErrorDomain = "CBATTErrorDomain"
