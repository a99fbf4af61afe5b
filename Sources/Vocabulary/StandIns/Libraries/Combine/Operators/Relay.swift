/// The middle of an operator: takes values from above and sends others below.
final class Relay<Input, Failure: Error>: Subscriber, Subscription {
  /// Takes a value.
  var takeValue: (Input) -> Void = { _ in }
  /// Takes the end.
  var takeCompletion: (Subscribers.Completion<Failure>) -> Void = { _ in }
  private var upstream: (any Subscription)?
  private var isOver = false
  private let announce: (any Subscription) -> Void

  init(announce: @escaping (any Subscription) -> Void) { self.announce = announce }

  func receive(subscription: any Subscription) {
    upstream = subscription
    announce(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isOver { takeValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    isOver = true
    takeCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    isOver = true
    upstream?.cancel()
    upstream = nil
  }
}

/// Where an operator sends its own values.
struct Downstream<Output, Failure: Error> {
  let subscriber: AnySubscriber<Output, Failure>
  /// Tells those above that no more is wanted.
  let stop: () -> Void

  func send(_ value: Output) { _ = subscriber.receive(value) }

  func finish() { subscriber.receive(completion: .finished) }

  func fail(_ error: Failure) { subscriber.receive(completion: .failure(error)) }

  /// Passes an end of the same kind on.
  func end(_ completion: Subscribers.Completion<Failure>) {
    subscriber.receive(completion: completion)
  }
}

extension Publisher {
  /// An operator that treats each value and, unless told otherwise, passes the end on.
  func relay<NewOutput>(
    _ value: @escaping (Output, Downstream<NewOutput, Failure>) -> Void
  ) -> AnyPublisher<NewOutput, Failure> {
    relay(value: value, completion: { $1.end($0) })
  }

  /// An operator that treats each value and the end.
  func relay<NewOutput, NewFailure: Error>(
    value: @escaping (Output, Downstream<NewOutput, NewFailure>) -> Void,
    completion:
      @escaping (
        Subscribers.Completion<Failure>, Downstream<NewOutput, NewFailure>
      ) -> Void
  ) -> AnyPublisher<NewOutput, NewFailure> {
    AnyPublisher { subscriber in
      let relay = Relay<Output, Failure> { subscriber.receive(subscription: $0) }
      let downstream = Downstream(subscriber: subscriber, stop: { [weak relay] in relay?.cancel() })
      relay.takeValue = { value($0, downstream) }
      relay.takeCompletion = { completion($0, downstream) }
      self.receive(subscriber: relay)
    }
  }
}

/// A variable that an operator keeps between values, fresh for each subscriber.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Publisher {
  /// An operator with a memory of its own for each subscriber.
  func remembering<Memory, NewOutput, NewFailure: Error>(
    _ memory: @escaping () -> Memory,
    _ make: @escaping (Self, Box<Memory>) -> AnyPublisher<NewOutput, NewFailure>
  ) -> AnyPublisher<NewOutput, NewFailure> {
    AnyPublisher { make(self, Box(memory())).receive(subscriber: $0) }
  }
}
