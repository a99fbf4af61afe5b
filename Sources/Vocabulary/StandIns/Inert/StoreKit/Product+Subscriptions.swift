public import Foundation

extension Product {
  /// Some time.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The unit's English name.
      public var localizedDescription: String { "\(self)".capitalized }
    }

    /// What is counted.
    public let unit: Unit
    /// How many.
    public let value: Int
  }

  /// A price for the beginning, or for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// What it costs, in the currency of the store.
    public let price: Decimal
    /// What it costs, as people see it.
    public let displayPrice: String
    /// How long a period is.
    public let period: SubscriptionPeriod
    /// How many periods.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode

    /// How an offer is paid.
    public enum PaymentMode: Hashable, Sendable {
      case payAsYouGo, payUpFront, freeTrial
    }
  }

  /// How a product renews.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What the products belong to, of which one is had.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The price for the beginning.
    public let introductoryOffer: SubscriptionOffer?
    /// Prices for those who had it.
    public let promotionalOffers: [SubscriptionOffer]

    /// Whether the price for the beginning is offered: no.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// How the subscriptions stand: there are none.
    public var status: [Status] { get async throws { [] } }

    /// How the subscriptions of a group stand: there are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether the price for the beginning is offered: no.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// How a subscription stands.
    public struct Status: Sendable {
      /// Whether it runs.
      public let state: RenewalState
      /// The newest purchase.
      public let transaction: VerificationResult<Transaction>
      /// How it goes on.
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// Changes: none come.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }

    /// Whether a subscription runs.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// Apple's number.
      public let rawValue: Int
      /// A state by its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It runs.
      public static let subscribed = Self(rawValue: 1)
      /// It ended.
      public static let expired = Self(rawValue: 2)
      /// It could not be paid, and is tried again.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// It could not be paid, but runs on for a while.
      public static let inGracePeriod = Self(rawValue: 4)
      /// It was taken back.
      public static let revoked = Self(rawValue: 5)

      /// The state in English.
      public var localizedDescription: String { rawValue == 1 ? "Subscribed" : "Not subscribed" }
    }

    /// How a subscription goes on.
    public struct RenewalInfo: Hashable, Sendable {
      /// The first purchase's number.
      public let originalTransactionID: UInt64
      /// The product that is had.
      public let currentProductID: String
      /// Whether it renews.
      public let willAutoRenew: Bool
      /// The product that it renews to.
      public let autoRenewPreference: String?
      /// When it renews.
      public let renewalDate: Date?
      /// Until when it runs although it was not paid.
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

  /// The unit as a style writes it.
  public func formatted(_ format: FormatStyle) -> String { format.format(self) }
}
