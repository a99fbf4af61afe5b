public import Foundation

open class INCurrencyAmount: NSObject, @unchecked Sendable {
  /// How much; nil if unknown.
  public let amount: NSDecimalNumber?
  /// ISO 4217 code.
  public let currencyCode: String?

  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

open class INPaymentMethod: NSObject, @unchecked Sendable {
  public enum MethodType: Int, Sendable {
    case unknown = 0, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public let type: MethodType
  public let name: String?
  public let identificationHint: String?
  public let icon: INImage?

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

open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INCurrencyAmount) -> Self { _accepting(resolved) }
  open class func disambiguation(with amounts: [INCurrencyAmount]) -> Self {
    _accepting(amounts.first)
  }
  open class func confirmationRequired(with amount: INCurrencyAmount?) -> Self {
    _accepting(amount)
  }
}

open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INPaymentMethod) -> Self { _accepting(resolved) }
  open class func disambiguation(with methods: [INPaymentMethod]) -> Self {
    _accepting(methods.first)
  }
  open class func confirmationRequired(with method: INPaymentMethod?) -> Self { _accepting(method) }
}
