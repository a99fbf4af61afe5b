public import Foundation

extension Timer {
  /// Sends dates at intervals: none, since a render is a single moment.
  public struct TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
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
