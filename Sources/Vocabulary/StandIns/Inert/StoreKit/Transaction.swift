public import Foundation
import FoundationAdditions

/// A purchase. There are none here.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The purchase's number.
  public let id: UInt64
  /// The number of the first purchase of the subscription.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What sort of product that is.
  public let productType: Product.ProductType
  /// What the product belongs to, if it renews.
  public let subscriptionGroupID: String?
  /// When it was bought.
  public let purchaseDate: Date
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// Until when it runs.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Whether a better one replaced it.
  public let isUpgraded: Bool
  /// How many were bought.
  public let purchasedQuantity: Int
  /// Whose account it is.
  public let appAccountToken: UUID?

  /// Purchases, one after the other: none come.
  public struct Transactions: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = VerificationResult<Transaction>

    /// Nothing comes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
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

  /// Says that the purchase is dealt with.
  public func finish() async {}

  private static func reportNothing() {
    HostDiagnostics.reportInert("StoreKit", "nobody has bought anything")
  }
}

/// Something of the store, and whether it is really from there.
public enum VerificationResult<SignedType> {
  /// It is not, or cannot be checked.
  case unverified(SignedType, VerificationError)
  /// It is.
  case verified(SignedType)

  /// Why something is not believed.
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }

  /// What it is, or an error if it is not believed.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What it is, believed or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Why the store does not answer.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  /// There is no connection.
  case networkError(URLError)
  /// The system says why.
  case systemError(any Error & Sendable)
}
