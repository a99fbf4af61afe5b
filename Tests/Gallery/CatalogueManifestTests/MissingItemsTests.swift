import CatalogueManifest
import Foundation
import Testing

/// What is missing in a catalogue.
struct MissingItemsTests {
  private static func item(
    _ name: String, _ kind: MissingItem.Kind = .name, in program: String = "App", line: Int = 1,
    render: String? = nil
  ) -> MissingItem {
    MissingItem(
      program: program, kind: kind, name: name,
      positions: [.init(file: "A.swift", line: line, left: "body")], remedy: "Give \(name).",
      renders: [render].compactMap { $0 })
  }

  @Test("Each thing is there once, by program, kind and name, with all its positions")
  func joins() {
    var items = MissingItems([
      Self.item("Tea", line: 20, render: "App/b"), Self.item("Kit", .module),
      Self.item("", .consequence), Self.item("Cup", in: "Other"),
    ])
    items.add([
      Self.item("Tea", line: 3, render: "App/a"), Self.item("Tea", line: 20, render: "App/b"),
      Self.item("Pack", .package, in: ""),
    ])
    #expect(
      items.all.map { "\($0.program).\($0.name)" } == [
        ".Pack", "App.Kit", "App.Tea", "App.", "Other.Cup",
      ])
    #expect(items.all[2].positions.map(\.line) == [3, 20])
    #expect(items.all[2].renders == ["App/b", "App/a"] && items.all[2].remedy == "Give Tea.")
  }

  @Test("A manifest keeps them, and one of before has none; an unknown kind is a name")
  func codes() throws {
    let manifest = Manifest(
      generator: "v", title: "T", settings: RenderSettings(), missing: [Self.item("Tea")])
    let data = try manifest.encoded()
    #expect(try Manifest.read(data: data) == manifest)
    let text = String(decoding: data, as: UTF8.self)
    let other = text.replacing("\"kind\" : \"name\"", with: "\"kind\" : \"macro\"")
    #expect(try Manifest.read(data: Data(other.utf8)).missing.map(\.kind) == [.name])
    #expect(try Manifest.read(data: Data(#"{"format": 1}"#.utf8)).missing == [])
  }

  @Test("Catalogues put together share what is missing, with the names that widgets have there")
  func composes() {
    func part(_ title: String, _ widget: String) -> Composition.Part {
      var missing = Self.item("Tea", render: "\(widget)/small")
      missing.widgets = [widget]
      let manifest = Manifest(
        generator: "v", title: title, settings: RenderSettings(),
        bundles: [.init(id: "App", title: "App", widgets: [widget])],
        widgets: [
          Widget(id: widget, kind: "k", name: "n", description: "", bundle: "App")
        ], missing: [missing])
      return Composition.Part(path: title, manifest: manifest)
    }
    let composed = Composition([part("One", "App/Clock"), part("Two", "App/Clock")]).manifest
    #expect(composed.missing.count == 1)
    #expect(composed.missing[0].widgets == composed.widgets.map(\.id))
    #expect(composed.missing[0].renders == composed.widgets.map { $0.id + "/small" })
    #expect(composed.missing[0].positions.map(\.file) == ["One/A.swift", "Two/A.swift"])
  }
}
