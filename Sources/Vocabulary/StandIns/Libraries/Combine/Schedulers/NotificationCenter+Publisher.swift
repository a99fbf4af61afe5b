public import Foundation

extension NotificationCenter {
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
