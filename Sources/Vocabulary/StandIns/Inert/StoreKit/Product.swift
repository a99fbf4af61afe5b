public import Foundation
import FoundationAdditions

/// Something that can be bought. Nothing can be, here: the store has no products.
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// The products of those names: none, and a note.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    HostDiagnostics.reportInert("StoreKit", "the store has no products")
    return []
  }

  /// Buys the product; it never works.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// The newest purchase of it: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// What allows to use it now: nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "account") }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "quantity \(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> Self { Self(name: "ask") }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
}
