public import Foundation

/// Something that can be bought, in the older interface.
open class SKProduct: NSObject, @unchecked Sendable {
  /// Its name in the store.
  open var productIdentifier: String { "" }
  /// The name that people see.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// What it costs.
  open var price: NSDecimalNumber { 0 }
  /// How prices are written.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// Asks for products, in the older interface.
open class SKProductsRequest: NSObject, @unchecked Sendable {
  /// Who hears of them.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>

  /// Asks for the products of those names.
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
  /// The names without a product: all.
  public let invalidProductIdentifiers: [String]

  init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
}

/// Hears which products there are.
public protocol SKProductsRequestDelegate: NSObjectProtocol {
  /// The answer came.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A purchase to be made.
open class SKPayment: NSObject, @unchecked Sendable {
  /// What is bought.
  public let productIdentifier: String
  /// How many.
  public let quantity = 1

  /// Buys a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A purchase, in the older interface.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// Its name; none.
  open var transactionIdentifier: String? { nil }
  /// When it was made.
  open var transactionDate: Date? { nil }
}

/// Hears of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Purchases changed.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The purchases that wait: none.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  /// The app's.
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
