import Testing

@testable import WidgetProgram

@MainActor @Suite struct GalleryProgramTests {
  @Test(
    "Started as the tool does not start it, the program draws nothing and says so",
    arguments: [[], ["gallery"], ["render", "options.json"], ["describe", "a", "b", "1"]])
  func refuses(_ words: [String]) async {
    let ending = await GalleryProgram.perform(["program"] + words, GalleryProgram.Hooks()) { _ in
      Issue.record("Nobody asked for widgets.")
    }
    #expect(ending == .misused)
  }

  @Test func `Options that cannot be read are a failure`() async {
    let words = ["program", "describe", "/nowhere/options.json", "/nowhere/out", "1", ""]
    let ending = await GalleryProgram.perform(words, GalleryProgram.Hooks()) { _ in }
    #expect(ending == .failed)
  }
}
