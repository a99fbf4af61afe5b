public import Foundation

extension NSNumber {
  public convenience init<Value: MadeValue>(value: Value) { self.init(value: value.amount) }
}
