public import Foundation

extension Product {
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The unit's English name.
      public var localizedDescription: String { "\(self)".capitalized }
    }

    public let unit: Unit
    public let value: Int
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode

    public enum PaymentMode: Hashable, Sendable {
      case payAsYouGo, payUpFront, freeTrial
    }
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]

    /// Whether the price for the beginning is offered: no.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// How the subscriptions stand: there are none.
    public var status: [Status] { get async throws { [] } }

    /// How the subscriptions of a group stand: there are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether the price for the beginning is offered: no.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// Changes: none come.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// Apple's number.
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = Self(rawValue: 1)
      public static let expired = Self(rawValue: 2)
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      public static let inGracePeriod = Self(rawValue: 4)
      public static let revoked = Self(rawValue: 5)

      public var localizedDescription: String { rawValue == 1 ? "Subscribed" : "Not subscribed" }
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let renewalDate: Date?
      public let gracePeriodExpirationDate: Date?
    }
  }
}

extension Product {
  /// How prices are written: in dollars, as no store says otherwise.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  }

  /// How the unit of a period is written: by its English name.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
}

extension Product.SubscriptionPeriod.Unit {
  /// Writes a unit by its English name.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The unit's English name.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      value.localizedDescription
    }
  }

  public func formatted(_ format: FormatStyle) -> String { format.format(self) }
}
