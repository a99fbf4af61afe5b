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

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    remembering({ 1 }) { upstream, running in
      func end(_ downstream: Downstream<P.Output, Failure>) {
        running.value -= 1
        if running.value == 0 { downstream.finish() }
      }
      return upstream.relay(
        value: { value, downstream in
          running.value += 1
          downstream.forward(transform(value)) { completion in
            if case .failure = completion { downstream.end(completion) } else { end(downstream) }
          }
        },
        completion: { completion, downstream in
          if case .failure = completion { downstream.end(completion) } else { end(downstream) }
        })
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    relay(value: { $1.send($0) }, completion: { $1.finish() })
  }

  /// Turns each value into a publisher that may fail, and sends what they send.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the publishers send that arrive.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { flatMap { $0 } }
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
