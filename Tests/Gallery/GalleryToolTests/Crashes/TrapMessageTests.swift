import Testing

@testable import GalleryTool

@Suite struct TrapMessageTests {
  /// What a program wrote → what is said of it.
  private static let messages: [(String, String)] = [
    ("A/B.swift:12: Fatal error: no group\n", "Fatal error: no group"),
    ("A/B.swift:12: Precondition failed: empty", "Precondition failed: empty"),
    ("A/B.swift:12: Assertion failed\n", "Assertion failed"),
    ("Fatal error: Index out of range", "Fatal error: Index out of range"),
    (
      "noise\nA/B.swift:1: Fatal error: two\nlines\nCurrent stack trace:\n0  lib 0x00001 x\n",
      "Fatal error: two lines"
    ),
    (
      "A/B.swift:1: Fatal error: printed by the widget\nA/C.swift:2: Fatal error: real",
      "Fatal error: real"
    ),
    (
      "Could not cast value of type 'Swift.Int' (0x7f8923dda698) to 'Swift.String' (0x7f8923d).\n",
      "Could not cast value of type 'Swift.Int' to 'Swift.String'."
    ),
    (
      "Simultaneous accesses to 0x557df64989c0, but modification requires exclusive access.\n"
        + "Fatal access conflict detected.\n",
      "Simultaneous accesses to a variable, of which one changes it"
    ),
    (
      "A.swift:1: Fatal error: Attempted to read an unowned reference but object 0x55d0c0ffee00 "
        + "was already deallocated",
      "Fatal error: Attempted to read an unowned reference but object … was already deallocated"
    ),
    ("A.swift:1: Fatal error: colour 0xff", "Fatal error: colour 0xff"),
  ]

  @Test(arguments: messages) func `What a trap says is one line without addresses`(
    _ errors: String, _ reason: String
  ) {
    #expect(TrapMessage(errors)?.reason == reason)
  }

  @Test func `The position is that of the message`() {
    let message = TrapMessage("Some: thing\nModule/Deep/File.swift:12: Fatal error: x: 3: y\n")
    #expect(message?.file == "File.swift" && message?.line == 12)
    #expect(message?.isDeliberate == true)
    #expect(TrapMessage("Swift/Array.swift:1: Fatal error: x")?.isDeliberate == false)
    #expect(TrapMessage("Fatal error")?.file == nil)
  }

  @Test func `Other words are no message, and long ones are cut`() {
    #expect(TrapMessage("All is well\n") == nil)
    let long = TrapMessage("A.swift:1: Fatal error: " + String(repeating: "x", count: 4000))
    #expect(long?.reason.count == 400)
  }
}
