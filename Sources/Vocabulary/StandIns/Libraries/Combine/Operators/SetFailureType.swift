extension Publishers {
  /// What `setFailureType(to:)` answers. A type of its own, as overloads may differ in it alone.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let answer: AnyPublisher<Output, Failure> = upstream.relay(
        value: { $1.send($0) }, completion: { $1.finish() })
      answer.receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
