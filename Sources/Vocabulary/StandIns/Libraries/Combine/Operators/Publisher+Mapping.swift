extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    relay { $1.send(transform($0)) }
  }

  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    relay { $1.send($0[keyPath: path]) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    relay(
      value: { value, downstream in
        do {
          downstream.send(try transform(value))
        } catch {
          downstream.stop()
          downstream.fail(error)
        }
      }, completion: { $1.end($0.erased) })
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    relay { value, downstream in
      if let result = transform(value) { downstream.send(result) }
    }
  }

  public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? value }
  }

  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> AnyPublisher<Output, NewFailure> {
    relay(
      value: { $1.send($0) },
      completion: { completion, downstream in
        switch completion {
        case .finished: downstream.finish()
        case .failure(let error): downstream.fail(transform(error))
        }
      })
  }

  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    relay(
      value: { $1.send($0) },
      completion: { completion, downstream in
        if case .failure = completion { downstream.send(value) }
        downstream.finish()
      })
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    relay(
      value: { $1.send($0) },
      completion: { completion, downstream in
        switch completion {
        case .finished: downstream.finish()
        case .failure(let error): downstream.forward(handler(error)) { downstream.end($0) }
        }
      })
  }

  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    times <= 0
      ? eraseToAnyPublisher() : self.catch { _ in self.retry(times - 1) }.eraseToAnyPublisher()
  }

  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    remembering({ initial }) { upstream, result in
      upstream.map { value in
        result.value = next(result.value, value)
        return result.value
      }
    }
  }
}

extension Subscribers.Completion {
  /// The end with its error's type forgotten.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Downstream {
  /// Passes another publisher's values on and its end to a closure.
  func forward<P: Publisher>(
    _ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let relay = Relay<Output, P.Failure> { $0.request(.unlimited) }
    relay.takeValue = { send($0) }
    relay.takeCompletion = completion
    publisher.receive(subscriber: relay)
  }
}
