public import Foundation

// Numbers that a value of which nobody knows the type is turned into.

extension Int {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}

extension Double {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}

extension Float {
  public init<Value: MadeValue>(_ value: Value) { self.init(value.amount) }
}

extension CGFloat {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}

extension Decimal {
  public init<Value: MadeValue>(_ value: Value) { self.init(value.amount) }
}

extension NSNumber {
  public convenience init<Value: MadeValue>(value: Value) { self.init(value: value.amount) }
}
