import SwiftUI
import Testing

@testable import MadeFromUse

/// What a made view shows of what it was made of.
@MainActor @Suite struct MadeContentTests {
  @Test(arguments: [
    ("title", "a", 1), ("_", "a", 1), ("icon", "bolt.fill", 1), ("icon", "Bolt", 0), ("id", "a", 0),
    ("_", "https://a.b", 0), ("_", "", 0),
  ])
  func `texts and symbols are seen`(label: String, text: String, count: Int) {
    let content = MadeContent("Kit.Card", [label: text])
    #expect((content?.parts.count ?? 0) == count)
    #expect(content?.isContainer != true)
  }

  @Test func `the name of an image is no text`() {
    #expect(MadeContent("Kit.RemoteImage", ["_": "logo"]) == nil)
    #expect(MadeContent("Kit.RemoteImage", ["title": "logo"])?.parts.count == 1)
  }

  @Test func `colours, shapes, numbers and what is not there are not seen`() {
    let content = MadeContent(
      "Kit.Card", ["_": Color.red, "_": Circle(), "_": 4, "_": nil, "_": Made(madePath: "Kit.a")])
    #expect(content == nil)
  }

  @Test func `views make it a container, and other closures are not called`() {
    let views = MadeContent.views { VStack { Text("a") } }
    #expect(MadeContent("Kit.Card", ["_": views])?.isContainer == true)
    #expect(MadeContent("Kit.Card", ["_": MadeContent.views { Text("a") }])?.isContainer == false)
    var isCalled = false
    #expect(MadeContent.views { isCalled = true } == nil)
    #expect(!isCalled)
  }

  @Test func `the name tells how its parts stand`() {
    func content(_ name: String, _ value: Any?) -> MadeContent? {
      MadeContent(name, ["_": "a", "spacing": 4, "alignment": value])
    }
    #expect(content("Kit.FlowHStack", nil)?.arrangement == .row)
    #expect(content("Kit.GlassZStack", nil)?.arrangement == .pile)
    let card = content("Kit.Card", HorizontalAlignment.leading)
    #expect(card?.arrangement == .column)
    #expect(card?.spacing == 4)
    #expect(card?.alignment.horizontal == .leading)
    #expect(content("Kit.Card", Made(madePath: "Made.topTrailing"))?.alignment == .topTrailing)
  }

  @Test func `what is asked of a view shows what the view shows`() {
    let made = Made(madePath: "Kit.Card", madeContent: MadeContent("Kit.Card", ["_": "a"]))
    #expect(made.glow.madeContent?.parts.count == 1)
    #expect(made.glow(1).madePath == "Kit.Card.glow(_:)")
    #expect(made.glow(1).madeContent?.parts.count == 1)
  }

  @Test func `the case that a path names`() {
    #expect(madeCase("Kit.Kind.two(_:)") == "two")
    #expect(madeCase("Kit.Kind.one") == "one")
    #expect(madeCase("") == "")
  }
}
