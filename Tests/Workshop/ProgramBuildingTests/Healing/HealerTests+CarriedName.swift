import Testing

@testable import ProgramBuilding

extension HealerTests {
  @Test func `a file does without Combine where a module has a type of the same name`() {
    func healed(_ above: String, _ own: String = "") -> (text: String, parts: [String]) {
      let head = "\(above)#sourceLocation(file: \"/p/A.swift\", line: 1)\n"
      let text = head + "import Foundation\n\(own)extension Subscription {}\n"
      var healer = Healer(
        [
          HealedFile(
            name: "A.swift", original: "/p/A.swift", path: "A.swift", bytes: Array(text.utf8))
        ], flags: [])
      let error = CompilerMessage(
        file: "/p/A.swift", line: own.isEmpty ? 2 : 3, column: 11, kind: "error",
        text: "'Subscription' is ambiguous for type lookup in this context")
      _ = healer.heal([error])
      return (String(decoding: healer.files[0].bytes, as: UTF8.self), healer.parts.map(\.name))
    }
    let found = healed("import FoundationAdditions\nimport Combine\n")
    #expect(found.text.hasPrefix("import FoundationAdditions\n\n#sourceLocation"))
    #expect(found.text.hasSuffix("import Foundation\nextension Subscription {}\n"))
    #expect(found.parts.isEmpty)
    let own = healed("import FoundationAdditions\n", "import Combine\n")
    #expect(own.text.contains("import Foundation\nimport Combine\n"))
  }
}
