extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relay { value, downstream in
      if isIncluded(value) { downstream.send(value) }
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    remembering({ Output?.none }) { upstream, last in
      upstream.filter { value in
        defer { last.value = value }
        return last.value.map { !predicate($0, value) } ?? true
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    remembering({ count }) { upstream, left in
      upstream.filter { _ in
        left.value -= 1
        return left.value < 0
      }
    }
  }

  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    remembering({ count }) { upstream, left in
      upstream.relay { value, downstream in
        left.value -= 1
        if left.value >= 0 { downstream.send(value) }
        if left.value <= 0 {
          downstream.stop()
          downstream.finish()
        }
      }
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where condition: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(condition).prefix(1)
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  public func collect() -> AnyPublisher<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }

  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    remembering({ initial }) { upstream, result in
      upstream.relay(
        value: { value, _ in result.value = next(result.value, value) },
        completion: { completion, downstream in
          if case .finished = completion { downstream.send(result.value) }
          downstream.end(completion)
        })
    }
  }

  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    collect().flatMap { values in
      (values.isEmpty ? [value] : values).publisher.setFailureType(to: Failure.self)
    }.eraseToAnyPublisher()
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let relay = Relay<Output, Failure> { subscription in
        subscriber.receive(
          subscription: Prelude(subscription) { values.forEach { _ = subscriber.receive($0) } })
      }
      relay.takeValue = { _ = subscriber.receive($0) }
      relay.takeCompletion = { subscriber.receive(completion: $0) }
      self.receive(subscriber: relay)
    }
  }

  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    relay(
      value: { $1.send($0) },
      completion: { completion, downstream in
        if case .finished = completion { values.forEach { downstream.send($0) } }
        downstream.end(completion)
      })
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A connection that sends something of its own before the first request goes through.
private final class Prelude: Subscription {
  private let inner: any Subscription
  private var play: (() -> Void)?

  init(_ inner: any Subscription, play: @escaping () -> Void) {
    self.inner = inner
    self.play = play
  }

  func request(_ demand: Subscribers.Demand) {
    let play = play
    self.play = nil
    play?()
    inner.request(demand)
  }

  func cancel() {
    play = nil
    inner.cancel()
  }
}
