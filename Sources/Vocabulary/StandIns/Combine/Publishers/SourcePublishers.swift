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

/// Sends no value and ends, or never does.
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

  /// Gives the listener the end, if there is one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Replay(AnySubscriber(subscriber), values: [], completion: ends ? .finished : nil).begin()
  }
}

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

/// Sends the one value that a closure promises, to everybody who asks.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Keeps the promise.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let waiting = PassthroughSubject<Output, Failure>()

  /// Runs the closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ newResult: Result<Output, Failure>) {
    guard result == nil else { return }
    result = newResult
    switch newResult {
    case .success(let value):
      waiting.send(value)
      waiting.send(completion: .finished)
    case .failure(let error): waiting.send(completion: .failure(error))
    }
  }

  /// Gives the listener the result, at once or when it is known.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch result {
    case nil: waiting.receive(subscriber: subscriber)
    case .success(let value):
      Replay(AnySubscriber(subscriber), values: [value], completion: .finished).begin()
    case .failure(let error):
      Replay(AnySubscriber(subscriber), values: [], completion: .failure(error)).begin()
    }
  }
}

extension Sequence {
  /// Sends the elements and ends.
  public var publisher: AnyPublisher<Element, Never> {
    let values = Array(self)
    return AnyPublisher { Replay($0, values: values, completion: .finished).begin() }
  }
}

extension Optional {
  /// Sends the value if there is one, and ends.
  public var publisher: AnyPublisher<Wrapped, Never> {
    let values = map { [$0] } ?? []
    return AnyPublisher { Replay($0, values: values, completion: .finished).begin() }
  }
}

extension Result {
  /// Sends the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { subscriber in
      switch self {
      case .success(let value):
        Replay(subscriber, values: [value], completion: .finished).begin()
      case .failure(let error):
        Replay(subscriber, values: [], completion: .failure(error)).begin()
      }
    }
  }
}

/// Sends known values once they are asked for.
final class Replay<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private let values: [Output]
  private let completion: Subscribers.Completion<Failure>?

  init(
    _ subscriber: AnySubscriber<Output, Failure>, values: [Output],
    completion: Subscribers.Completion<Failure>?
  ) {
    self.subscriber = subscriber
    self.values = values
    self.completion = completion
  }

  func begin() {
    subscriber?.receive(subscription: self)
    if values.isEmpty { end() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    for value in values {
      guard let subscriber else { return }
      _ = subscriber.receive(value)
    }
    end()
  }

  private func end() {
    guard let completion, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: completion)
  }

  func cancel() { subscriber = nil }
}
