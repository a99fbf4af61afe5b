public import Foundation
import FoundationAdditions

/// A purchase. There are none here.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?

  /// Purchases, one after the other: none come.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// Nothing comes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    /// Nothing comes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// Every purchase: none.
  public static var all: Transactions { Transactions() }
  /// Purchases that are not dealt with: none.
  public static var unfinished: Transactions { Transactions() }
  /// New purchases: none.
  public static var updates: Transactions { Transactions() }

  /// What may be used now: nothing, and a note.
  public static var currentEntitlements: Transactions {
    reportNothing()
    return Transactions()
  }

  /// What allows to use a product now: nothing, and a note.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    reportNothing()
    return nil
  }

  /// The newest purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }

  public func finish() async {}

  private static func reportNothing() {
    HostDiagnostics.reportInert("StoreKit", "nobody has bought anything")
  }
}

public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error & Sendable)
}
