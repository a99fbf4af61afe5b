public import Foundation

/// A request that Siri or a widget's configuration makes; classes generated from an
/// `.intentdefinition` file derive from it.
open class INIntent: NSObject, @unchecked Sendable {
  /// A name.
  open var identifier: String? { nil }
  /// The words that propose it.
  open var suggestedInvocationPhrase: String?
  /// What it does, in words.
  open var intentDescription: String? { nil }
  private var images: [String: INImage] = [:]

  /// An intent without values; widget extensions start from one.
  public required override init() {}

  /// Keeps a picture for a parameter.
  open func setImage(_ image: INImage?, forParameterNamed name: AnyHashable) {
    images["\(name)"] = image
  }
}

/// An answer to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What goes on in the app afterwards.
  open var userActivity: NSUserActivity?

  /// An answer that says nothing yet.
  public required override init() {}
}

/// Gives the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The handler; nil for intents it does not know.
  func handler(for intent: INIntent) -> Any?
}

/// An extension that handles intents.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// A handler; nothing here asks one.
  public required override init() {}

  /// The handler of every intent: the extension itself, unless overridden.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// Something the user did, worth remembering. Nobody remembers.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// The answer to it.
  public let intentResponse: INIntentResponse?
  /// A name.
  open var identifier: String = ""
  /// A name for several.
  open var groupIdentifier: String?

  /// An intent and how it was answered; nothing learns from it here.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Does nothing.
  open func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}

/// A path to a parameter.
open class INParameter: NSObject, @unchecked Sendable {
  /// The path as text.
  public let parameterKeyPath: String

  /// The parameter at the path of a property.
  public init(keyPath: String) { parameterKeyPath = keyPath }
}

/// An intent or an activity that can be proposed.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent?
  /// The activity.
  public let userActivity: NSUserActivity?

  /// A shortcut to an intent; never `nil`.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }

  /// A shortcut to something a person did in the app.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }
}

/// A picture beside words.
open class INImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalog, if it came from there.
  package let name: String?

  /// A picture of the asset catalogs.
  public init(named name: String) { self.name = name }

  /// A picture by its bytes, which are not kept.
  public init(imageData: Data) { name = nil }

  /// A picture at an address, which is not kept; never `nil`.
  public init?(url: URL) { name = nil }

  /// A system symbol.
  public class func systemImageNamed(_ name: String) -> INImage { INImage(named: name) }
}
