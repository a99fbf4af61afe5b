import ViewGraph

/// The context of a change.
public struct Transaction: Sendable {
  /// How the change is animated; `nil` for not at all.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false
  /// The context of a change; without an animation it happens at once.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes a change in a context; nothing moves in a picture.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
