public import Foundation
public import SwiftUI

// What types that exist make of a value of which nobody knows the type. All are generic, as a
// literal would otherwise be taken for such a value: `Text("a")` beside a made module.

extension Text {
  /// What cannot be known is shown by its name, where it stands.
  public init<Value: MadeValue>(_ value: Value) { self.init(verbatim: value.description) }
}

extension String {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}

extension Int {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}

extension Double {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}

extension CGFloat {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}
