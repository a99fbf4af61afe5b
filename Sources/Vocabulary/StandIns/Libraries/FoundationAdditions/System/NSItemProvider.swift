public import Foundation

/// Carries data between programs. A gallery has no other program, so it carries nothing.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open private(set) var registeredTypeIdentifiers: [String] = []
  open var suggestedName: String?

  public override init() {}

  /// A carrier of the file at `url`, of which only the name is kept.
  public convenience init?(contentsOf url: URL) {
    self.init()
    suggestedName = url.lastPathComponent
  }

  /// A carrier of an object, of which only its kind is kept.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// A carrier of an object, of which nothing is kept.
  public convenience init(object: NSObject) { self.init() }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}

/// The connection of an extension to the program that shows it; there is none.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }

  /// Opens nothing and says so.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Ends nothing.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Ends nothing.
  open func cancelRequest(withError error: any Error) {}
}
