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
