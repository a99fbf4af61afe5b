public import Foundation

/// A state of a store that a context keeps to. A store has one state here.
public final class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
  /// None, as all read the same.
  public var queryGenerationToken: NSQueryGenerationToken? { nil }

  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
