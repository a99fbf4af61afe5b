public import Foundation

/// The store. There is none here.
public enum AppStore {
  /// Whether somebody may pay on this device: no.
  public static var canMakePayments: Bool { false }
  /// Asks for all purchases again; there is nobody to ask.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// The device's name for the store; none.
  public static var deviceVerificationID: UUID? { nil }

  public enum Environment: String, Sendable {
    case production = "Production"
    case sandbox = "Sandbox"
    case xcode = "Xcode"
  }
}

public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  public let countryCode: String

  /// The store of the device: none.
  public static var current: Storefront? { get async { nil } }
  /// Changes of it: none come.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// What the store wants to say to people. It says nothing here.
public struct Message: Hashable, Sendable {
  /// What comes: nothing.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

public struct DisplayMessageAction: Sendable {
  /// Shows nothing.
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

/// Asks people to rate the app. A widget cannot; nothing happens.
open class SKStoreReviewController: NSObject {
  /// Nothing happens.
  open class func requestReview() {}
}
