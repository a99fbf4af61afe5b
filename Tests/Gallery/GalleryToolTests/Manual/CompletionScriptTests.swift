import Testing

@testable import GalleryTool

@Suite struct CompletionScriptTests {
  @Test(arguments: CompletionScript.allCases)
  func `A script knows every command and every option`(shell: CompletionScript) {
    let text = shell.text
    for command in Command.all {
      #expect(text.contains(command.name))
      for name in command.options.flatMap(\.names) {
        let word = shell == .fish ? String(name.drop { $0 == "-" }) : name
        #expect(text.contains(word), "\(command.name) \(name)")
      }
    }
  }

  @Test func `Words of an option are those of its setting`() {
    let scheme = Command.build.options.first { $0.names.contains("--schemes") }
    #expect(scheme?.choices == ["light", "dark"])
    let platform = Command.build.options.first { $0.name == "--platform" }
    #expect(platform?.choices.contains("watchOS") == true)
    let device = Command.build.options.first { $0.name == "--device" }
    #expect(device?.choices.contains("iphone-17") == true)
  }

  @Test func `A quotation mark in a word is none of the shell's`() {
    #expect(CompletionScript.quoted("an app's") == #"'an app'\''s'"#)
  }
}
