public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order of their arrival.
final class SubjectBranches<Output, Failure: Error> {
  private var branches: [Branch] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// One subscriber's connection.
  final class Branch: Subscription {
    var subscriber: AnySubscriber<Output, Failure>?
    /// The value to begin with, sent when values are asked for.
    var first: Output?

    init(_ subscriber: AnySubscriber<Output, Failure>, first: Output?) {
      self.subscriber = subscriber
      self.first = first
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none, let value = first else { return }
      first = nil
      _ = subscriber?.receive(value)
    }

    func cancel() { subscriber = nil }
  }

  func add(_ subscriber: AnySubscriber<Output, Failure>, first: Output?) {
    let branch = Branch(subscriber, first: completion == nil ? first : nil)
    branches.removeAll { $0.subscriber == nil }
    branches.append(branch)
    subscriber.receive(subscription: branch)
    if let completion { subscriber.receive(completion: completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for branch in branches {
      branch.first = nil
      _ = branch.subscriber?.receive(value)
    }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let subscribers = branches.compactMap(\.subscriber)
    branches = []
    for subscriber in subscribers { subscriber.receive(completion: completion) }
  }
}

/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let branches = SubjectBranches<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { branches.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    branches.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    branches.add(AnySubscriber(subscriber), first: nil)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let branches = SubjectBranches<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard branches.completion == nil else { return }
    current = value
    branches.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    branches.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    branches.add(AnySubscriber(subscriber), first: current)
  }
}
