import MadeFromUse
import SwiftUI
import Testing

/// What is set on a value that could not be had is what its member then is.
@Suite struct MadeMemoryTests {
  @Test func `a member is what was set`() {
    let reading = Reading(madePath: "Kit.Reading()")
    reading.title = "x"
    reading.count = 3
    #expect(Text(reading.title) == Text(verbatim: "x"))
    let title: String = reading.title
    let count: Int = reading.count
    #expect(title == "x" && count == 3)
    #expect(reading.other.madePath == "Kit.Reading().other")
  }

  @Test func `so is a member of a member`() {
    let reading = Reading(madePath: "Kit.Reading()")
    reading.style.word = "x"
    let word: String = reading.style.word
    #expect(word == "x")
  }

  @Test func `none that was set is none`() {
    let reading = Reading(madePath: "Kit.Reading()")
    #expect(reading.madeOptional("name") != nil)
    let none: String? = nil
    reading.name = none
    #expect(reading.madeOptional("name") == nil)
    reading.name = Optional("x")
    #expect(reading.madeOptional("name")?.description == "x")
  }
}

/// As a made module declares a type.
private struct Reading: MadeValue, Hashable {
  let madePath: String
  static var madeType: String { "Kit.Reading" }
  let madeMemory: MadeMemory? = MadeMemory()

  init(madePath: String) { self.madePath = madePath }
}
