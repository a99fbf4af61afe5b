public import Foundation

/// An amount of money.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
  /// How much; nil if unknown.
  public let amount: NSDecimalNumber?
  /// ISO 4217 code.
  public let currencyCode: String?

  /// An amount of a currency.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// What something is paid with.
open class INPaymentMethod: NSObject, @unchecked Sendable {
  /// The kind of account or card.
  public enum MethodType: Int, Sendable {
    case unknown = 0, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  /// The kind of account or card.
  public let type: MethodType
  /// The name people see.
  public let name: String?
  /// The last digits of a card, or the like.
  public let identificationHint: String?
  /// A picture of it.
  public let icon: INImage?

  /// A way to pay.
  public init(type: MethodType, name: String?, identificationHint: String?, icon: INImage?) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// Apple Pay.
  public class func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
  }
}

/// Whether an amount of money will do.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INCurrencyAmount) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with amounts: [INCurrencyAmount]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with amount: INCurrencyAmount?) -> Self { Self() }
}

/// Whether a way to pay will do.
open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INPaymentMethod) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with methods: [INPaymentMethod]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with method: INPaymentMethod?) -> Self { Self() }
}
