public import Foundation

/// A request that Siri or a widget's configuration makes; classes generated from an
/// `.intentdefinition` file derive from it.
open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  private var images: [String: INImage] = [:]

  public required override init() {}

  /// Gives a parameter a value as JSON; `vitrine build` writes it for the intents that it declares.
  ///
  /// - Returns: False where there is no such parameter, or of another type.
  open func _take(_ json: Data, for parameter: String) -> Bool { false }

  open func setImage(_ image: INImage?, forParameterNamed name: AnyHashable) {
    images["\(name)"] = image
  }
}

open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?

  public required override init() {}
}

public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

open class INExtension: NSObject, INIntentHandlerProviding {
  /// A handler; nothing here asks one.
  public required override init() {}

  /// The handler of every intent: the extension itself, unless overridden.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// Something the user did, worth remembering. Nobody remembers.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier: String = ""
  open var groupIdentifier: String?

  /// An intent and how it was answered; nothing learns from it here.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Does nothing.
  open func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}

open class INParameter: NSObject, @unchecked Sendable {
  public let parameterKeyPath: String

  public init(keyPath: String) { parameterKeyPath = keyPath }
}

open class INShortcut: NSObject, @unchecked Sendable {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?

  /// A shortcut to an intent; never `nil`.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }

  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }
}

open class INImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalog, if it came from there.
  package let name: String?

  public init(named name: String) { self.name = name }

  /// A picture by its bytes, which are not kept.
  public init(imageData: Data) { name = nil }

  /// A picture at an address, which is not kept; never `nil`.
  public init?(url: URL) { name = nil }

  public class func systemImageNamed(_ name: String) -> INImage { INImage(named: name) }
}
