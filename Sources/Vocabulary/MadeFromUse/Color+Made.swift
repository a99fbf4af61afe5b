public import SwiftUI

extension Color {
  /// The name of a colour, or one of its own.
  public init<Value: MadeValue>(_ value: Value) {
    let made = Made(of: value, "")
    self = made.input(String.self).map { Color($0) } ?? madeAnswer(of: made)
  }
}
