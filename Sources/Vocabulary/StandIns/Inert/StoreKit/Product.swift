public import Foundation
import FoundationAdditions

/// Something that can be bought. Nothing can be, here: the store has no products.
public struct Product: Identifiable, Hashable, Sendable {
  /// The product's name in the store.
  public let id: String
  /// What sort of product it is.
  public let type: ProductType
  /// The name that people see.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs, in the currency of the store.
  public let price: Decimal
  /// What it costs, as people see it.
  public let displayPrice: String
  /// Whether a family may share it.
  public let isFamilyShareable: Bool
  /// How it renews, if it does.
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

  /// Sorts of products.
  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
    /// The sort's name.
    public let rawValue: String
    /// A sort by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up once.
    public static let consumable = Self(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// For a time, again and again.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// What a purchase says beside what is bought.
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    /// Whose account it is.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "account") }
    /// How many.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "quantity \(quantity)") }
    /// In the sandbox, ask for approval.
    public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> Self { Self(name: "ask") }
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<Transaction>)
    /// The person changed their mind.
    case userCancelled
    /// Somebody must approve.
    case pending
  }
}
