/// Sends one value and ends.
public struct Just<Output>: Publisher {
  /// The kind of error.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Says one value and ends.
  public init(_ output: Output) { self.output = output }

  /// Gives the listener the value and the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    Replay(AnySubscriber(subscriber), values: [output], completion: .finished).begin()
  }
}
