public import Foundation

extension NotificationCenter {
  /// What is posted from the first question for the next one on.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator

      public mutating func next() async -> Notification? { await posted.next()?.notification }
    }

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name, object: object, queue: nil
      ) { continuation.yield(Posted(notification: $0)) }
      continuation.onTermination = { [center] _ in center.removeObserver(observer) }
      return AsyncIterator(posted: stream.makeAsyncIterator())
    }
  }

  /// A notification on its way to who awaits it, which the poster does not keep.
  fileprivate struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(self, name, object) }
}
