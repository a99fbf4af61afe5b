/// Something that sends values over time.
///
/// This module is a small, synchronous Combine: a value travels from sender to sink before `send`
/// returns, schedulers run their work at once, and every subscription has unlimited demand. So a
/// render sees everything that was ready. Operators return ``AnyPublisher`` rather than a type of
/// their own each.
public protocol Publisher<Output, Failure> {
  /// The kind of value.
  associatedtype Output
  /// The kind of error that may end the values.
  associatedtype Failure: Error

  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Passes everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// A publisher that waits to be told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins at once.
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
