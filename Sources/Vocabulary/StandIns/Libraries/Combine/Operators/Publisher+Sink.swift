extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let relay = Relay<Output, Failure> { $0.request(.unlimited) }
    relay.takeValue = receiveValue
    relay.takeCompletion = receiveCompletion
    receive(subscriber: relay)
    return AnyCancellable { relay.cancel() }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }

  /// The values as an asynchronous sequence; those ready at once come first.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let subscription = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          // The stream is read where the values are made; nothing else holds the value.
          nonisolated(unsafe) let sent = value
          continuation.yield(sent)
        })
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}
