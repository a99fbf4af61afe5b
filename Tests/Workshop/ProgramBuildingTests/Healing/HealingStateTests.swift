import Testing

@testable import ProgramBuilding

@Suite struct HealingStateTests {
  private static let missing = "cannot find 'Remote' in scope"
  private static let slow =
    "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
    + "expression into distinct sub-expressions"

  /// A function after rounds of healing, and the kinds of what was left out.
  ///
  /// - Parameter line: its second, with `‸` where the compiler points at.
  private func healed(
    _ line: String, _ message: String, rounds: Int = 1, coarsely: Bool = false,
    sparesSlow: Bool = false
  ) -> (text: String, kinds: [HealedPart.Kind]) {
    let parts = line.split(separator: "‸", omittingEmptySubsequences: false)
    let text = "func f(_ a: A) -> Client {\n\(parts.joined())\n  return c\n}"
    var healer = Healer(
      [
        HealedFile(
          name: "A.swift", original: "/p/A.swift", path: "A.swift", bytes: Array(text.utf8))
      ], flags: [])
    let error = CompilerMessage(
      file: "/p/A.swift", line: 2, column: parts[0].utf8.count + 1, kind: "error", text: message)
    for _ in 0..<rounds {
      _ = healer.heal([error], coarsely: coarsely, sparesSlow: sparesSlow)
    }
    return (String(decoding: healer.files[0].bytes, as: UTF8.self), healer.parts.map(\.kind))
  }

  @Test func `where small parts have not sufficed the whole body goes`() {
    #expect(healed("  g(‸Remote.a)", Self.missing).kinds == [.value])
    let found = healed("  g(‸Remote.a)", Self.missing, coarsely: true)
    #expect(found.kinds == [.value])
    #expect(!found.text.contains("return c"))
  }

  @Test func `what cannot be read in a file that is left out is not said`() {
    let bytes = Array("let a = Remote(x +)".utf8)
    var healer = Healer(
      [HealedFile(name: "A.swift", original: "/p/A.swift", path: "A.swift", bytes: bytes)],
      flags: [])
    let errors = [(9, Self.missing), (18, "expected expression after operator")].map {
      CompilerMessage(file: "/p/A.swift", line: 1, column: $0, kind: "error", text: $1)
    }
    _ = healer.heal(errors)
    #expect(healer.doubtful.count == 1)
    healer.leaveOut("A.swift", because: nil)
    #expect(healer.doubtful.isEmpty)
  }

  @Test func `an expression that takes too long a second time goes with its body`() {
    let once = healed("  let b: Int = ‸x + y", Self.slow)
    #expect(once.text.contains("return c"))
    #expect(!once.text.contains("x + y"))
    let twice = healed("  let b: Int = ‸x + y", Self.slow, rounds: 2)
    #expect(!twice.text.contains("return c"))
  }

  @Test func `an expression that may be sound stays until it has had more time`() {
    let found = healed("  let b: Int = ‸x + y", Self.slow, sparesSlow: true)
    #expect(found.text.contains("let b: Int = x + y"))
    #expect(found.kinds.isEmpty)
  }
}
