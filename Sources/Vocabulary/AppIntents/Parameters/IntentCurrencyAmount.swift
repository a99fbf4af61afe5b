public import Foundation

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  /// ISO 4217.
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }

  /// As people read it, in the gallery's language.
  public var localizedDescription: String { amount.formatted(.currency(code: currencyCode)) }
}

extension IntentCurrencyAmount: DefaultIntentValue {
  static var leastIntentValue: IntentCurrencyAmount {
    IntentCurrencyAmount(amount: 0, currencyCode: "USD")
  }
}
