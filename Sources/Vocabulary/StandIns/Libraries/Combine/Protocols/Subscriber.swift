/// Something that takes a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of value.
  associatedtype Input
  /// The kind of error that may end the values.
  associatedtype Failure: Error

  /// Takes the connection, through which values are asked for.
  func receive(subscription: any Subscription)
  /// Takes a value and says how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// Something with an identity of its own.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identity.
public struct CombineIdentifier: Hashable, Sendable {
  private let identity: ObjectIdentifier

  /// An object's identity.
  public init(_ object: AnyObject) { identity = ObjectIdentifier(object) }
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// Names around subscribers.
public enum Subscribers {
  /// A number of values asked for.
  public struct Demand: Hashable, Sendable, Comparable {
    let amount: Int

    /// All there are.
    public static let unlimited = Self(amount: Int.max)
    /// None.
    public static let none = Self(amount: 0)

    /// A certain number.
    public static func max(_ value: Int) -> Self { Self(amount: Swift.max(0, value)) }

    /// Whether the left asks for less; `unlimited` is the most.
    public static func < (left: Self, right: Self) -> Bool { left.amount < right.amount }
  }

  /// How the values ended.
  public enum Completion<Failure: Error> {
    /// Well.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Sendable {}
