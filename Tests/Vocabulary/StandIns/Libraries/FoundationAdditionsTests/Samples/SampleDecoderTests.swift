import Foundation
import Testing

@testable import FoundationAdditions

/// Values made up of their types.
struct SampleDecoderTests {
  enum Phase: String, Codable { case waiting, driving, done }
  enum Listed: Codable, CaseIterable {
    case one(Int)
    case two

    static let allCases = [Listed.one(7), .two]
  }
  enum Event: Codable, Equatable {
    case moved(to: String, progress: Double)
    case stopped
  }
  final class Node: Codable {
    var name: String
    var children: [Node]
    var next: Node?
  }
  struct Endless: Decodable {
    var inner: [String: Self]
    var again: Box<Endless>
  }
  final class Box<Value: Decodable>: Decodable { var value: Value? }

  struct Everything: Codable {
    var driverName: String
    var progress: Double
    var stopsLeft: UInt8
    var totalStops: Int
    var isPaused: Bool
    var isBoarding: Bool
    var phase: Phase
    var event: Event
    var tags: [String]
    var prices: [String: Decimal]
    var endDate: Date
    var startDate: Date
    var note: String?
    var window: ClosedRange<Date>
    var page: URL
    var root: Node
    var listed: Listed
    var iconName: String
  }

  private let now = Date(timeIntervalSinceReferenceDate: 0)

  private func made<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try SampleDecoder.value(type, SampleWords(now: now))
  }

  @Test func `every member has a value that fits its type and name`() throws {
    let made = try made(Everything.self)
    #expect(made.driverName == "Driver name" && made.note == "Note" && made.iconName == "star.fill")
    #expect(made.progress == 0.6 && made.stopsLeft == 3 && made.totalStops == 5)
    #expect(!made.isPaused && made.isBoarding)
    #expect(made.phase == .waiting && made.event == .moved(to: "To", progress: 0.6))
    #expect(made.tags == ["Tags", "Tags"] && made.prices == ["1": 12.5])
    #expect(made.startDate < now && made.endDate > now)
    #expect(made.window.lowerBound < made.window.upperBound)
    #expect(made.page.absoluteString == "https://example.com")
    #expect(made.root.name == "Name" && made.root.children.count == 2)
    guard case .one(7) = made.listed else {
      Issue.record("\(made.listed)")
      return
    }
  }

  @Test func `the same type is made alike each time`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      try encoder.encode(made(Everything.self)) == encoder.encode(made(Everything.self)))
  }

  @Test func `what could not be had stands for itself`() throws {
    struct Refusing: Decodable, _VitrineMissingValue {
      var name: String
      init(name: String) { self.name = name }
      init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
      static func vitrineMissing(_ name: String) -> Any? { Refusing(name: name) }
    }
    struct Around: Decodable { var reading: Refusing }
    #expect(try made(Around.self).reading.name == "reading")
  }

  @Test func `what holds itself ends`() throws {
    #expect(try made(Endless.self).inner.count == 1)
  }

  @Test func `a case is made of nothing only where cases carry nothing`() {
    enum Single { case only }
    #expect(FirstCase.value(of: Phase.self) == .waiting)
    #expect(FirstCase.value(of: Single.self) == .only)
    #expect(FirstCase.value(of: Event.self) == nil && FirstCase.value(of: Never.self) == nil)
    #expect(FirstCase.value(of: Bool.self) == nil && FirstCase.value(of: Node.self) == nil)
    #expect(FirstCase.value(of: Int?.self) == nil)
  }

  @Test(arguments: [
    ("driverName", ["driver", "name"]), ("is_paused", ["is", "paused"]), ("URL", ["url"]), ("", []),
    ("ETA2", ["eta2"]),
  ])
  func `names fall into words`(_ name: String, _ words: [String]) {
    #expect(SampleWords.words(name) == words)
  }

  @Test(arguments: [
    ("isBoarding", true), ("isPaused", false), ("notLooping", false), ("showRenewalOverlay", false),
    ("isOffline", false), ("isNotable", true),
  ])
  func `a flag is true unless something ended, is denied or covers the rest`(
    _ name: String, _ value: Bool
  ) {
    #expect(SampleWords(now: Date(timeIntervalSince1970: 0)).flag(name) == value)
  }

  @Test func `moments and spans are in the unit that their name says`() {
    let words = SampleWords(now: Date(timeIntervalSince1970: 1000))
    #expect(words.number("timerEndDateInMilliseconds") == 1_900_000)
    #expect(words.whole("endDate") == 2800)
    #expect(words.number("elapsedMs") == 900_000 && words.whole("remainingSeconds") == 900)
  }

  @Test func `what is written is not made up in the colour of its ground`() {
    let words = SampleWords(now: Date(timeIntervalSince1970: 0))
    #expect(words.text("backgroundColor") != words.text("titleColor"))
  }
}
