/// Something that sends values over time.
///
/// This module is a small, synchronous Combine: a value travels from sender to sink before `send`
/// returns, schedulers run their work at once, and every subscription has unlimited demand. So a
/// render sees everything that was ready. Most operators return ``AnyPublisher`` rather than a type
/// of their own each.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins at once.
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
