/// A subscriber of a hidden type, or one made of closures.
public final class AnySubscriber<Input, Failure: Error>: Subscriber {
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of `subscriber`.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    takeSubscription = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeCompletion = { subscriber.receive(completion: $0) }
  }

  /// A subscriber made of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  /// Hands the connection on.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }

  /// Hands a value on and says how many more are wanted.
  public func receive(_ input: Input) -> Subscribers.Demand { takeValue(input) }

  /// Hands the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
