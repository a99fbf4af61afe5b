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

    /// How many; nil without a limit.
    public var max: Int? { self == .unlimited ? nil : amount }

    public static let unlimited = Self(amount: Int.max)
    /// None.
    public static let none = Self(amount: 0)

    public static func max(_ value: Int) -> Self { Self(amount: Swift.max(0, value)) }

    public static func < (left: Self, right: Self) -> Bool { left.amount < right.amount }

    public static func == (left: Self, right: Int) -> Bool { left.amount == right }
    public static func != (left: Self, right: Int) -> Bool { left.amount != right }
    public static func < (left: Self, right: Int) -> Bool { left.amount < right }
    public static func > (left: Self, right: Int) -> Bool { left.amount > right }
    public static func <= (left: Self, right: Int) -> Bool { left.amount <= right }
    public static func >= (left: Self, right: Int) -> Bool { left.amount >= right }

    /// Unlimited stays so; below none there is nothing.
    public static func + (left: Self, right: Self) -> Self { left + right.amount }
    public static func + (left: Self, right: Int) -> Self {
      let sum = left.amount.addingReportingOverflow(right)
      return left == .unlimited || sum.overflow ? .unlimited : .max(sum.partialValue)
    }
    public static func - (left: Self, right: Self) -> Self { left - right.amount }
    public static func - (left: Self, right: Int) -> Self {
      left == .unlimited ? left : .max(left.amount - right)
    }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func += (left: inout Self, right: Int) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    public static func -= (left: inout Self, right: Int) { left = left - right }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Sendable {}
