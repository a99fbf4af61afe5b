public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let waiting = PassthroughSubject<Output, Failure>()

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
