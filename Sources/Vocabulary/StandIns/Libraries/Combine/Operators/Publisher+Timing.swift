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
    for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Sends values without waiting for a pause.
  public func debounce<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Sends every value.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Never runs out of time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The publisher itself.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Prints nothing.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Calls closures beside the values and the end.
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

/// Something that turns bytes into values.
public protocol TopLevelDecoder<Input> {
  /// The kind of bytes.
  associatedtype Input
  /// The value in `from`.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that turns values into bytes.
public protocol TopLevelEncoder<Output> {
  /// The kind of bytes.
  associatedtype Output
  /// The bytes of `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Turns bytes into values.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Turns values into bytes.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
