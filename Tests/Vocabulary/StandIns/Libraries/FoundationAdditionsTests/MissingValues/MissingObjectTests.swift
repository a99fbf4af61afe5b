import Foundation
import FoundationAdditions
import Observation
import Testing

/// Objects of classes whose initialisers nobody calls.
@Suite struct MissingObjectTests {
  private func value<Value>(_ type: Value.Type = Value.self) -> Value? {
    MissingValue.of(type, "a")
  }

  private class Base {
    let title: String
    var others: [Base]
    weak var parent: Base?
    lazy var count = others.count + 1
    init(title: String, others: [Base]) { (self.title, self.others) = (title, others) }
    func says() -> String { title }
    deinit { fatalError("It lives for as long as the program.") }
  }
  private final class Derived: Base {
    var number = 7
    let defaults: UserDefaults
    init(_ defaults: UserDefaults) {
      self.defaults = defaults
      super.init(title: "", others: [])
    }
    override func says() -> String { "\(title) \(number)" }
  }
  private final class Marked: NSObject {
    var text = "b"
    let inner: Derived
    init(_ inner: Derived) { self.inner = inner }
  }
  @Observable final class Watched {
    var name: String
    init(name: String) { self.name = name }
  }
  private final class Endless {
    let next: Endless
    init(_ next: Endless) { self.next = next }
  }
  private final class Formatter: VitrineDateFormatter, @unchecked Sendable { var own = 1 }
  private final class Pointing {
    let pointer: UnsafeMutablePointer<Int>
    init(_ pointer: UnsafeMutablePointer<Int>) { self.pointer = pointer }
  }

  @Test func `an object holds values that say that they are missing`() {
    let base = value(Base.self)
    #expect(base?.says() == "⟨a⟩" && base?.others.isEmpty == true && base?.parent == nil)
    #expect(base?.count == 1)
    let derived = value(Derived.self)
    #expect(derived?.says() == "⟨a⟩ 0" && derived?.defaults === UserDefaults.standard)
    derived?.others = [base, derived].compactMap { $0 }
    #expect(derived?.others.count == 2)
    let marked = value(Marked.self)
    #expect(marked?.text == "⟨a⟩" && marked?.inner.title == "⟨a⟩")
    #expect(marked?.isEqual(marked) == true)
  }

  @Test func `what is observed can be watched and changed`() {
    let watched = value(Watched.self)
    #expect(watched?.name == "⟨a⟩")
    watched?.name = "b"
    #expect(watched?.name == "b")
  }

  @Test func `what cannot hold is none`() {
    #expect(value(Endless.self) == nil && value(Pointing.self) == nil)
    // What the system's own class holds is not known.
    #expect(value(Formatter.self) == nil && value(Thread.self) == nil)
    #expect(
      value(VitrineDateFormatter.self) != nil
        && value(FileManager.self) === FileManager.default)
  }

  @Test func `a stream that is missing has ended`() async {
    var count = 0
    for await _ in value(AsyncStream<Int>.self)! { count += 1 }
    #expect(count == 0)
    await #expect(throws: _VitrineMissingError.self) {
      for try await _ in value(AsyncThrowingStream<Int, any Error>.self)! { count += 1 }
    }
    await #expect(throws: _VitrineMissingError.self) {
      try await value(Task<Int, any Error>.self)!.value
    }
  }
}
