import Foundation
import FoundationAdditions
import Testing

@Suite struct VitrineMissingValueTests {
  private func value<Value>(_ type: Value.Type = Value.self) -> Value {
    _vitrineMissingValue("Kit.value")
  }

  @Test func `what has an empty value is empty`() {
    #expect(value(String.self).isEmpty && value([Int].self).isEmpty && value(Data.self).isEmpty)
    #expect(value([String: Int].self).isEmpty && value(Set<Int>.self).isEmpty)
    #expect(value(Int.self) == 0 && value(Double.self) == 0 && value(CGFloat.self) == 0)
    #expect(!value(Bool.self) && value(CGSize.self) == .zero)
    #expect(value(String?.self) == nil)
    #expect(value(URL.self).isFileURL)
    value(Void.self)
  }

  @Test func `what says itself what it is then is asked`() {
    struct Own: _VitrineMissingValue, Equatable {
      var name: String
      static func vitrineMissing(_ name: String) -> Own { Own(name: name) }
    }
    #expect(value(Own.self) == Own(name: "Kit.value"))
  }
}
