public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public struct CombineIdentifier: Hashable, Sendable {
  private let identity: ObjectIdentifier

  public init(_ object: AnyObject) { identity = ObjectIdentifier(object) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  public struct Demand: Hashable, Sendable, Comparable {
    let amount: Int

    public static let unlimited = Self(amount: Int.max)
    /// None.
    public static let none = Self(amount: 0)

    public static func max(_ value: Int) -> Self { Self(amount: Swift.max(0, value)) }

    public static func < (left: Self, right: Self) -> Bool { left.amount < right.amount }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Sendable {}
