import Foundation
import FoundationAdditions
import Testing

/// Values of types of which nothing is known but their parts.
@Suite struct ReflectedValueTests {
  private func value<Value>(_ type: Value.Type = Value.self) -> Value? {
    MissingValue.of(type, "a")
  }

  private final class Object {}
  private enum Plain { case one, two }
  private enum Mixed: Equatable {
    case many([Int]), text(String)
    case none, other
  }
  private enum Carrying: Equatable { case pair(Int, name: String), text(String) }
  private enum Only: Equatable { case one(Parts) }
  private enum Generic<Value> { case value(Value, [Value]?), text(String) }
  private indirect enum Endless { case more(Endless), object(Object) }
  private struct Parts: Equatable {
    let text: String
    var day: Date?
    private let mixed: Mixed = .many([])
    let carrying: Carrying
    var small: UInt8
    var all: [Carrying]
  }
  private struct Holder { let object: Object }
  private enum Kinds { struct One {} }

  @Test func `a type is itself, and a closure that answers nothing does nothing`() {
    #expect(value(Kinds.One.Type.self) == Kinds.One.self)
    #expect(value((Kinds.One.Type, Int).self)?.0 == Kinds.One.self)
    struct Action { let run: () -> Void }
    value(Action.self)?.run()
    #expect(value(Action.self) != nil && value(Holder.self) != nil)
  }

  @Test func `an enumeration is in its first case that carries nothing`() {
    #expect(value(Plain.self) == .one)
    #expect(value(Mixed.self) == Mixed.none)
    #expect(value(Calendar.Component.self) == .era)
  }

  @Test func `else in its first with what that carries`() {
    #expect(value(Carrying.self) == .pair(0, name: "⟨a⟩"))
    guard case .value(let pair, nil) = value(Generic<(Int, String)>.self) else {
      Issue.record("It is another case.")
      return
    }
    #expect(pair == (0, "⟨a⟩"))
    #expect(value(Only.self).map { "\($0)".contains("⟨a⟩") } == true)
  }

  @Test func `structures and tuples are put together`() {
    let parts = value(Parts.self)
    #expect(parts?.text == "⟨a⟩" && parts?.day == nil && parts?.small == 0)
    #expect(parts?.carrying == .pair(0, name: "⟨a⟩") && parts?.all.isEmpty == true)
    let pair: (Int, flag: Bool)? = value()
    #expect(pair?.0 == 0 && pair?.flag == false)
  }

  @Test func `what cannot be made is not`() {
    #expect(value(Endless.self) == nil)
    #expect(value(Never.self) == nil && value(UnsafePointer<Int>.self) == nil)
  }
}
