public import Foundation

/// Operators of time. Everything happens at once here, so they pass values straight on.
extension Publisher {
  /// Sends values as they come, wherever that is.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Subscribes at once, wherever that is.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Sends values without waiting.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Sends values without waiting for a pause.
  public func debounce<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Never runs out of time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Prints nothing.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    relay(
      value: { value, downstream in
        receiveOutput?(value)
        downstream.send(value)
      },
      completion: { completion, downstream in
        receiveCompletion?(completion)
        downstream.end(completion)
      })
  }
}

public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
