public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool

  /// Says nothing and ends at once, or never.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }

  /// Says nothing and ends at once, or never; the types are named for the compiler.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    ends = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Replay(AnySubscriber(subscriber), values: [], completion: ends ? .finished : nil).begin()
  }
}
