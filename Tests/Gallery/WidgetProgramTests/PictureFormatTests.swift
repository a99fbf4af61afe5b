import CatalogueManifest
import Foundation
import Testing

@testable import WidgetProgram

@Suite struct PictureFormatTests {
  @Test
  func `A picture in another format lies beside the one that is shown, and counts as its file`() {
    let format = PictureFormat(ending: "txt") { _ in [] }
    let file = format.file(beside: "renders/App/Clock/systemSmall/light/snapshot.svg")
    #expect(file == "renders/App/Clock/systemSmall/light/snapshot.txt")
    let render = Render(
      id: "a", widget: "a", family: "f", variant: [:], date: Date(timeIntervalSince1970: 0),
      file: "a.svg", tree: "a.tree.json", others: [file], width: 1, height: 1)
    #expect(render.files == ["a.svg", "a.tree.json", file])
  }
}
