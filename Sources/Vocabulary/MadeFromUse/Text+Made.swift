public import Foundation
public import SwiftUI

// What types that exist make of a value of which nobody knows the type.

extension Text {
  /// What cannot be known is shown by its name, where it stands.
  public init(_ value: Made) { self.init(verbatim: value.description) }
}

extension String {
  public init(_ value: Made) { self = madeAnswer(value.madePath) }
}

extension Int {
  public init(_ value: Made) { self = madeAnswer(value.madePath) }
}

extension Double {
  public init(_ value: Made) { self = madeAnswer(value.madePath) }
}

extension CGFloat {
  public init(_ value: Made) { self = madeAnswer(value.madePath) }
}
