import Foundation
import FoundationAdditions
import Testing

@Suite struct VitrineMissingValueTests {
  private func value<Value>(_ type: Value.Type = Value.self) -> Value {
    _vitrineMissingValue("Kit.value")
  }

  @Test func `what stands for no data is empty`() {
    #expect(value([Int].self).isEmpty && value(Data.self).isEmpty)
    #expect(value([String: Int].self).isEmpty && value(Set<Int>.self).isEmpty)
    #expect(value(Int.self) == 0 && value(Double.self) == 0 && value(CGFloat.self) == 0)
    #expect(value(Decimal.self) == 0 && value(Duration.self) == .zero)
    #expect(!value(Bool.self) && value(CGSize.self) == .zero)
    #expect(value(String?.self) == nil && value(String??.self) == nil)
    #expect(value(URL.self).isFileURL)
    #expect(value(Range<Int>.self).isEmpty && value(ClosedRange<Int>.self) == 0...0)
    value(Void.self)
  }

  @Test func `what is shown is the name`() {
    #expect(value(String.self) == "⟨Kit.value⟩" && value(Substring.self) == "⟨Kit.value⟩")
    #expect(value(AttributedString.self) == "⟨Kit.value⟩")
    #expect(value((any CustomStringConvertible).self).description == "⟨Kit.value⟩")
  }

  @Test func `the moment and the place are those of the clock`() {
    #expect(value(Date.self) == VitrineClock.now && value(Locale.self) == VitrineClock.locale)
    #expect(value(TimeZone.self) == VitrineClock.timeZone)
    #expect(value(Calendar.self) == VitrineClock.calendar)
    #expect(value(ClosedRange<Date>.self).contains(VitrineClock.now))
    #expect(value(UUID.self) == value(UUID.self))
  }

  @Test func `what says itself what it is then is asked`() {
    struct Own: _VitrineMissingValue, Equatable {
      var name: String
      static func vitrineMissing(_ name: String) -> Any? { Own(name: name) }
    }
    #expect(value(Own.self) == Own(name: "Kit.value"))
  }

  @Test func `an error and a result name it`() {
    #expect("\(value((any Error).self))" == "Missing name: Kit.value")
    guard case .failure(let error) = value(Result<Int, any Error>.self) else {
      Issue.record("It has not failed.")
      return
    }
    #expect("\(error)" == "Missing name: Kit.value")
    #expect(value(Result<Int, Never>.self) == .success(0))
  }

  @Test func `so does one whose type is known when the program runs`() async throws {
    struct Large { var (a, b, c, d, e) = (1, 2, 3, 4, 5) }
    let plain = try #require(MissingValue.of((() throws -> URL).self, "Kit.f"))
    let asked = try #require(MissingValue.of((@Sendable (Large, String) -> [Int]).self, "Kit.f"))
    let awaited = try #require(MissingValue.of(((Int) async throws -> String).self, "Kit.f"))
    #expect(try plain().isFileURL)
    #expect(asked(Large(), "").isEmpty)
    #expect(try await awaited(1) == "⟨Kit.f⟩")
    #expect(MissingValue.of((() -> Int).self, "Kit.f")?() == 0)
    #expect(MissingValue.of(((inout Int) -> Int).self, "Kit.f") == nil)
    #expect(MissingValue.of((@MainActor () -> Int).self, "Kit.f") == nil)
    // What lies in a type is called as that says.
    struct Holder { var function: () -> Int }
    #expect(MissingValue.of(Holder.self, "Kit.f") == nil)
  }

  @Test func `a function answers such a value`() async throws {
    let plain: (Int, String) -> [Int] = _vitrineMissingValue("Kit.f")
    let waiting: @Sendable (Date) async throws -> String = _vitrineMissingValue("Kit.f")
    let done: () -> Void = _vitrineMissingValue("Kit.f")
    done()
    #expect(plain(1, "").isEmpty)
    #expect(try await waiting(.now) == "⟨Kit.f⟩")
  }

  @Test func `who waits is called back`() {
    typealias Done = @Sendable (Result<Int, any Error>, [Int]) -> Void
    var count = 0
    let done: (String, Int) -> Void = { text, number in
      count += 1
      #expect(text == "⟨Kit.f⟩" && number == 0)
    }
    _vitrineMissingAnswer(done, "Kit.f")
    _vitrineMissingAnswer({ _, list in #expect(list.isEmpty) } as Done?, "Kit.f")
    _vitrineMissingAnswer(nil as (() -> Void)?, "Kit.f")
    #expect(count == 1)
  }

  @Test func `what can be decoded is made up`() {
    struct Station: Decodable {
      var stationName: String
      var changed: Date
    }
    #expect(value(Station.self).stationName == "Station name")
    #expect(abs(value(Station.self).changed.timeIntervalSince(VitrineClock.now)) < 7200)
  }
}
