@testable import ProgramBuilding

extension HealerTests {
  /// A file after a round of healing, and what was left out: kinds and names.
  ///
  /// - Parameters:
  ///   - marked: the file, with `‸` where the compiler points at.
  ///   - ofMacros: whether it speaks of what macros were expanded to.
  func healed(
    _ marked: String, _ messages: String..., rounds: Int = 1, made: [String] = [],
    madeTypes: Set<String> = [], isForeign: Bool = false, isOfLacking: Bool = false,
    coarsely: Bool = false, ofMacros: Bool = false
  ) -> (text: String, parts: [String], errors: [String]) {
    var errors: [CompilerMessage] = []
    var text = ""
    for (index, part) in marked.split(separator: "‸", omittingEmptySubsequences: false).enumerated()
    {
      text += part
      guard index < messages.count else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      errors.append(
        CompilerMessage(
          file: "/p/A.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1,
          kind: "error", text: messages[index], isOfMacro: ofMacros))
    }
    var healer = Healer(
      [
        HealedFile(
          name: "A.swift", original: "/p/A.swift", path: "A.swift", bytes: Array(text.utf8))
      ],
      flags: ["DEBUG"], modules: made, made: made, madeTypes: madeTypes, isForeign: isForeign,
      isOfLacking: isOfLacking)
    for _ in 0..<rounds { _ = healer.heal(errors, coarsely: coarsely) }
    let added = [HealedSources.addedFile, MadeAdditions.fileName].compactMap { name in
      healer.texts[name].map { String(decoding: $0, as: UTF8.self) }
    }
    return (
      String(decoding: healer.files[0].bytes, as: UTF8.self) + added.joined(),
      healer.parts.map { "\($0.kind) \($0.name)" }, healer.doubtful.map(\.text)
    )
  }

  func view(_ code: String) -> String {
    "struct A: View {\n  var body: some View {\n\(code)\n  }\n}"
  }
}
