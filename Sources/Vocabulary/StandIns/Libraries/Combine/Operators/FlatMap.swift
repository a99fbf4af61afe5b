extension Publishers {
  /// What `flatMap` answers. A type of its own, as overloads may differ in it alone.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers) = (upstream, maxPublishers)
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }

    private var joined: AnyPublisher<Output, Failure> {
      upstream.remembering({ 1 }) { upstream, running in
        func end(
          _ completion: Subscribers.Completion<Failure>, _ downstream: Downstream<Output, Failure>
        ) {
          if case .failure = completion { return downstream.end(completion) }
          running.value -= 1
          if running.value == 0 { downstream.finish() }
        }
        return upstream.relay(
          value: { value, downstream in
            running.value += 1
            downstream.forward(transform(value)) { end($0, downstream) }
          }, completion: end)
      }
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher that does not fail, and sends what they send.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Turns each value into a publisher that may fail, and sends what they send.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the publishers send that arrive.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    flatMap { $0 }.eraseToAnyPublisher()
  }
}
