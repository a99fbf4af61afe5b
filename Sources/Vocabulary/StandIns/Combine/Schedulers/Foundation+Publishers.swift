public import Foundation

extension NotificationCenter {
  /// Sends each notification of a name as long as somebody listens.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { subscriber in
      let subject = PassthroughSubject<Notification, Never>()
      let token = self.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
      let relay = Relay<Notification, Never> { subscription in
        subscriber.receive(subscription: Listening(subscription) { self.removeObserver(token) })
      }
      relay.takeValue = { _ = subscriber.receive($0) }
      subject.receive(subscriber: relay)
    }
  }
}

/// A connection that is cleaned up after.
private final class Listening: Subscription {
  private let inner: any Subscription
  private let stop: () -> Void

  init(_ inner: any Subscription, stop: @escaping () -> Void) {
    self.inner = inner
    self.stop = stop
  }

  func request(_ demand: Subscribers.Demand) { inner.request(demand) }

  func cancel() {
    stop()
    inner.cancel()
  }
}

extension Timer {
  /// Sends dates at intervals: none, since a render is a single moment.
  public struct TimerPublisher: ConnectablePublisher {
    /// The kind of value.
    public typealias Output = Date
    /// The kind of error.
    public typealias Failure = Never

    /// Takes a listener and never says anything: no time passes while a picture is made.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    /// Begins; nothing ever comes.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// A publisher that never fires.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
