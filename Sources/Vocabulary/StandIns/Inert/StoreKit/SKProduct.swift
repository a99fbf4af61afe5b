public import Foundation

open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

open class SKProductsRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Says at once that there are none.
  open func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
  }
  /// Does nothing.
  open func cancel() {}
}

/// Which products there are: none.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products: none.
  open var products: [SKProduct] { [] }
  public let invalidProductIdentifiers: [String]

  init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
}

public protocol SKProductsRequestDelegate: NSObjectProtocol {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  public let quantity = 1

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase; nobody has made one.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment

  init(_ payment: SKPayment) { self.payment = payment }

  open var transactionState: SKPaymentTransactionState { .purchasing }
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  /// Its name; none.
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The purchases that wait: none.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> Self {
    guard let queue = queue as? Self else { preconditionFailure("There is one queue.") }
    return queue
  }
  /// Whether somebody may pay on this device: no.
  open class func canMakePayments() -> Bool { false }
  /// The purchases: none.
  open var transactions: [SKPaymentTransaction] { [] }

  /// Does nothing: nothing is bought.
  open func add(_ payment: SKPayment) {}
  /// Does nothing: there is nothing to hear.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing: there is nothing to hear.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing: nothing was bought.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Does nothing: nothing was bought.
  open func restoreCompletedTransactions() {}
}
