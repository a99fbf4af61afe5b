/// Makes a publisher when somebody subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of value.
  public typealias Output = DeferredPublisher.Output
  /// The kind of error.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes its publisher for each listener, when it comes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Connects the listener to a publisher made for it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
