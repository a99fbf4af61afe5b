public import Foundation

/// A request that Siri or a widget's configuration makes; classes generated from an
/// `.intentdefinition` file derive from it.
open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  private var images: [String: INImage] = [:]
  /// What handlers proposed for parameters, as text.
  package private(set) var proposals: [(parameter: String, text: String)] = []

  public required override init() {}

  /// The classes of the program that give handlers; `vitrine build` writes them.
  open class var _extensions: [Any.Type] { [] }

  /// Gives parameters without a value what a handler proposes: its default, what it resolves them
  /// to, or the first of its options; `vitrine build` writes it for the intents that it declares.
  nonisolated open func _ask(_ handler: Any) async {}

  /// Notes what a handler proposed; nil for nothing.
  public final func _note(_ parameter: String, _ value: Any?) {
    guard let text = value.flatMap(ParameterProposal.text) else { return }
    proposals.append((parameter, text))
  }

  /// Asks the program's handlers for the values of parameters that have none, as the system does
  /// for a person who configures a widget and takes the first choice everywhere.
  @MainActor package func askHandlers() async {
    for type in Self._extensions.compactMap({ $0 as? INExtension.Type }) {
      if let handler = type.init().handler(for: self) { await _ask(handler) }
    }
  }

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
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
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
