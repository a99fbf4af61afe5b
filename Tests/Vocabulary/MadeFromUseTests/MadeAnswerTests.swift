import CoreGraphics
import Foundation
import MadeFromUse
import SwiftUI
import Testing
import UIKit

/// What code that could not be had answers.
@Suite struct MadeAnswerTests {
  @Test func `a made value or none comes where one will do`() {
    let made: Made = madeAnswer("Kit.a")
    let maybe: Made? = madeAnswer("Kit.a")
    let none: Int? = madeAnswer("Kit.a")
    madeAnswer("Kit.a") as Void
    #expect(made.madePath == "Kit.a")
    #expect(maybe?.madePath == "Kit.a")
    #expect(none == nil)
  }

  @Test func `what a made value holds is compared with a value`() {
    func matches(_ held: Any?) -> Bool { if case 404 = held { true } else { false } }
    #expect(matches(404) && !matches(403) && !matches(nil) && !matches("404"))
  }

  @Test func `who waits is told, also within another answer, and may throw`() {
    var told: [Int] = []
    madeTell("Kit.a") {
      told.append(1)
      madeTell("Kit.a") { told.append(2) }
      throw madeError("Kit.a")
    }
    madeTell("Kit.a") { told.append(3) }
    #expect(told == [1, 2, 3])
  }

  @Test func `an error says the name`() {
    #expect(madeError("Kit.load()").localizedDescription == "Missing name: Kit.load()")
  }

  @Test func `what code takes for granted of missing things ends nothing`() {
    let made: Made? = madeAnswer("Kit.a")
    MadeFromUse.assert(made == nil, "the first is none")
    MadeFromUse.assertionFailure("never")
  }

  @Test func `what is shown is seen to be missing`() {
    let text: String = madeAnswer("Kit.a")
    #expect(text == "⟨Kit.a⟩")
    #expect(madeAnswer("Kit.a") as LocalizedStringKey == "⟨Kit.a⟩")
    #expect(madeAnswer("Kit.a") as Text == Text(verbatim: "⟨Kit.a⟩"))
    #expect(madeAnswer("Kit.a") as Color == .gray.opacity(0.5))
    #expect(madeAnswer("Kit.a") as CGColor == UIColor.gray.withAlphaComponent(0.5).cgColor)
    #expect((madeAnswer("Kit.a") as Binding<Int>).wrappedValue == 0)
  }

  @Test func `what is optional is not there, so that code says what comes instead`() {
    #expect(madeAnswer("Kit.a") as String? == nil)
    #expect(madeAnswer("Kit.a") as Color? == nil)
  }

  @Test func `a literal is what it says`() {
    #expect(madeAnswer(Made("a b").madePath) as String == "a b")
    #expect(madeAnswer((4 as Made).madePath) as Int == 4)
    #expect(madeAnswer((4 as Made).madePath) as Double == 4)
    #expect(madeAnswer((2.5 as Made).madePath) as CGFloat == 2.5)
    #expect(madeAnswer((true as Made).madePath) as Bool)
    #expect(madeAnswer((4 as Made).madePath) as Int? == 4)
    #expect(Made("a b").description == "a b")
  }

  @Test func `a number, a truth and a list are empty`() {
    #expect(madeAnswer("Kit.a") as Int16 == 0)
    #expect(madeAnswer("Kit.a") as CGFloat == 0)
    #expect(!(madeAnswer("Kit.a") as Bool))
    #expect(madeAnswer("Kit.a") as CGSize == .zero)
    #expect((madeAnswer("Kit.a") as [Int]).isEmpty)
    #expect(Int(Made(madePath: "Kit.a")) == 0)
  }

  @Test func `what is made has no elements`() {
    let made = Made(madePath: "Kit.all")
    #expect(made.first == nil)
    #expect(made.map(\.madePath).isEmpty)
    #expect(made[0].madePath.hasPrefix("Kit.all["))
  }

  @Test func `a member answers what the value was made with`() {
    let part = Reading(name: "a", count: 3, part: nil)
    let reading = Reading(name: "b", count: 2.5, part: part)
    #expect(reading.name as String == "b")
    #expect(reading.count as Double == 2.5)
    #expect((reading.count as Made).description == "2.5")
    #expect((reading.part as Made).name as String == "a")
    #expect(reading.part as Reading == part)
    #expect(part.count == (3 as Made))
    #expect(part.madeOptional("part") == nil)
    #expect(part.madeOptional("name")?.description == "a")
    #expect(reading.other as String == "⟨Kit.Reading(name:count:part:).other⟩")
    #expect(reading != part)
    #expect(Set([part, part, reading]).count == 2)
  }

  @Test func `a made value holds what it was given`() {
    struct Own { var title = "c" }
    let held = Made(of: [Own(), Own(title: "d")], "Kit.all")
    #expect(held.map { $0.title as String } == ["c", "d"])
    #expect(held.count == 2)
    #expect(
      madeAnswer(of: Made(of: Date(timeIntervalSince1970: 1), "Kit.at"))
        == Date(timeIntervalSince1970: 1))
    #expect(madeAnswer(of: Made(of: "e", "Kit.a")) as Int? == nil)
    #expect(String(Made(of: "e", "Kit.a")) == "e")
    let options: Made = ["a", 1]
    #expect(options.count == 2)
    let empty: Made = [:]
    #expect(empty.isEmpty)
  }

  @Test func `a format shows a value as people write it`() {
    #expect(1234.formatted(MadeFormat()) == "1,234")
    #expect(2.5.formatted(MadeFormat()) == "2.5")
  }

  @Test func `a message to a log may say who reads its parts`() {
    let name: String? = "a"
    let message = "\(1, privacy: .public) \(name ?? "", privacy: .private(mask: .hash))"
    #expect(message == "1 a")
    let log = Made(madePath: "Kit.log")
    #expect(log.note("\(2, privacy: .auto)").madePath == "Kit.log.note(_:)")
  }

  @Test func `what may fail fails with its name where it has no value`() {
    #expect(throws: (any Error).self) { try madeAttempt("Kit.read()") as any Closing }
    #expect((try? madeAttempt("Kit.read()") as [Int]) == [])
  }

  @Test func `an attribute goes its way only when it is asked`() {
    #expect(MadeStart<Int>().value == nil)
    #expect(MadeStart(1).value == 1)
    var count = 0
    let start = MadeStart<Int> {
      count += 1
      return count
    }
    #expect(count == 0)
    #expect(start.value == 1)
    #expect(MadeStart(1) == MadeStart(1))
    #expect(MadeStart(1) != MadeStart(2))
  }
}

/// As a made module declares a type.
private struct Reading: MadeValue, Hashable {
  let madePath: String
  static var madeType: String { "Kit.Reading" }
  private(set) var madeGiven: MadeGiven?

  init(madePath: String) { self.madePath = madePath }

  init(name: Any?, count: Any?, part: Any?) {
    madePath = "Kit.Reading(name:count:part:)"
    madeGiven = MadeGiven(["name": name, "count": count, "part": part])
  }
}

private protocol Closing {}
