public import ViewGraph

/// The context of a change.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes a change in a context; nothing moves in a picture.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Changes how changes of the view are made.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
}
