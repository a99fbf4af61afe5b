/// Sends no value and ends with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Fails at once with an error.
  public init(error: Failure) { self.error = error }

  /// Fails at once with an error; the type of values is named for the compiler.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Gives the listener the error.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Replay(AnySubscriber(subscriber), values: [], completion: .failure(error)).begin()
  }
}
