import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing

@Suite struct CompositionTests {
  /// A catalogue with one bundle of widgets, each drawn once.
  static func catalogue(
    _ title: String, _ widgets: [String], bundle: String = "Widgets", hash: String = "1",
    families: [String] = ["systemSmall"], locale: String = "en_US", device: String = ""
  ) -> Manifest {
    Manifest(
      generator: "vitrine 1", title: title,
      settings: RenderSettings(locale: locale, device: device),
      axes: [ManifestAxis("family", "Size", families.map { .init($0, $0) })],
      bundles: [.init(id: bundle, title: bundle, widgets: widgets)],
      widgets: widgets.map {
        Widget(
          id: $0, kind: $0, name: $0, description: "", bundle: bundle,
          source: .init(file: "\($0).swift", line: 1), families: families)
      },
      renders: widgets.flatMap { widget in
        families.map { family in
          Render(
            id: "\(widget)/\(family)/light", widget: widget, family: family,
            variant: ["scheme": "light"], date: Date(timeIntervalSince1970: 0),
            file: "renders/\(widget)/\(family).svg", tree: "renders/\(widget)/\(family).tree.json",
            width: 1, height: 1, hash: hash)
        }
      },
      diagnostics: widgets.map {
        Diagnostic(.sample, "W", file: "\($0).swift", render: "\($0)/systemSmall/light")
      })
  }

  static func compose(_ manifests: Manifest...) -> Composition {
    Composition(
      manifests.enumerated().map { .init(path: "ci/part\($0 + 1)", manifest: $1) })
  }

  @Test func `Links to code lead on where the parts are of one app, and nowhere else`() {
    func linked(_ title: String, _ widget: String) -> Manifest {
      var manifest = Self.catalogue(title, [widget])
      manifest.sourceLink = "https://example.com/{path}"
      return manifest
    }
    let one = Self.compose(linked("Tea", "A"), linked("Tea", "B")).manifest
    #expect(one.sourceLink == "https://example.com/{path}")
    let two = Self.compose(linked("Tea", "A"), linked("Cup", "B")).manifest
    #expect(two.sourceLink == nil)
  }

  @Test func `Two apps keep their bundles and widgets in order`() {
    let whole = Self.compose(
      Self.catalogue("Tea", ["B", "A"], bundle: "Tea"),
      Self.catalogue("Cup", ["D", "C"], bundle: "Cup")
    ).manifest
    #expect(whole.title == "Tea, Cup" && whole.generator == "vitrine 1")
    #expect(whole.bundles.map(\.title) == ["Tea", "Cup"])
    #expect(whole.widgets.map(\.id) == ["B", "A", "D", "C"])
    #expect(whole.renders.map(\.widget) == ["B", "A", "D", "C"])
    #expect(whole.widgets.map(\.source?.file).last == "Cup/C.swift")
  }

  @Test func `One catalogue stays as it is`() {
    let one = Self.catalogue("Tea", ["B", "A"])
    #expect(Self.compose(one).manifest == one)
  }

  @Test func `A name that is taken gets its catalogue's in front, everywhere, with a note`() {
    let composition = Self.compose(
      Self.catalogue("Tea", ["Clock", "Mug"], hash: "1"),
      Self.catalogue("Cup", ["clock", "Jar"], hash: "2"))
    let whole = composition.manifest
    #expect(whole.widgets.map(\.id) == ["Clock", "Mug", "Cup-clock", "Jar"])
    #expect(whole.bundles.map(\.id) == ["Widgets", "Cup-Widgets"])
    #expect(whole.bundles.map(\.title) == ["Widgets (Tea)", "Widgets (Cup)"])
    #expect(whole.bundles[1].widgets == ["Cup-clock", "Jar"])
    #expect(whole.widgets[2].bundle == "Cup-Widgets" && whole.widgets[2].kind == "clock")
    #expect(whole.renders[2].id == "Cup-clock/systemSmall/light")
    #expect(whole.renders[2].file == "renders/Cup-clock/systemSmall.svg")
    #expect(whole.renders[2].tree == "renders/Cup-clock/systemSmall.tree.json")
    #expect(whole.diagnostics[2].render == "Cup-clock/systemSmall/light")
    let note = composition.diagnostics.first
    #expect(composition.diagnostics.count == 1 && note?.severity == .note)
    #expect(note?.message.contains("“clock” of Cup is called “Cup-clock”") == true)
    #expect(note?.render == "Cup-clock")
  }

  @Test func `A bundle that is renamed takes all its widgets along, taken or not`() {
    let whole = Self.compose(
      Self.catalogue("Tea", ["App/Clock"], bundle: "App", hash: "1"),
      Self.catalogue("Cup", ["App/Clock", "App/Jar"], bundle: "App", hash: "2")
    ).manifest
    #expect(whole.widgets.map(\.id) == ["App/Clock", "Cup-App/Clock", "Cup-App/Jar"])
    #expect(whole.bundles.map(\.widgets) == [["App/Clock"], ["Cup-App/Clock", "Cup-App/Jar"]])
    #expect(whole.renders.last?.id == "Cup-App/Jar/systemSmall/light")
    #expect(whole.renders.last?.file == "renders/Cup-App/Jar/systemSmall.svg")
  }

  @Test func `Every file has a path of its own and none is lost`() {
    var other = Self.catalogue("Cup", ["Jar", "Pot"], hash: "2")
    for index in other.renders.indices {
      other.renders[index].file = "renders/Clock/systemSmall.svg"
    }
    let composition = Self.compose(Self.catalogue("Tea", ["Clock"]), other)
    #expect(
      composition.files.map { "\($0.part) \($0.path)" } == [
        "0 renders/Clock/systemSmall.svg", "0 renders/Clock/systemSmall.tree.json",
        "1 renders/Cup/Clock/systemSmall.svg", "1 renders/Jar/systemSmall.tree.json",
        "1 renders/Pot/systemSmall.tree.json",
      ])
    #expect(composition.files.map(\.source)[2] == "renders/Clock/systemSmall.svg")
    let named = composition.manifest.renders.flatMap { [$0.file, $0.tree ?? ""] }
    #expect(Set(named) == Set(composition.files.map(\.path)))
  }

  @Test func `Parts of one run become the run`() {
    let whole = Self.catalogue("Tea", ["A", "B", "C"])
    let parts = [["A"], [], ["B", "C"]].map { Self.catalogue("Tea", $0) }
    let composition = Self.compose(parts[0], parts[1], parts[2])
    #expect(composition.manifest == whole && composition.diagnostics.isEmpty)
  }

  @Test func `Sizes of a widget drawn in two jobs are one widget`() {
    let whole = Self.compose(
      Self.catalogue("Tea", ["A"], families: ["systemSmall", "systemLarge"]),
      Self.catalogue("Tea", ["A"], families: ["systemSmall", "systemMedium"]))
    #expect(
      whole.manifest.widgets.map(\.families) == [["systemSmall", "systemLarge", "systemMedium"]])
    #expect(
      whole.manifest.renders.map(\.family) == ["systemSmall", "systemLarge", "systemMedium"])
    #expect(
      whole.manifest.axes[0].values.map(\.name) == ["systemSmall", "systemMedium", "systemLarge"])
    #expect(whole.files.count == 6)
  }

  @Test func `Two versions of one app stand side by side, called after their folders`() {
    let whole = Self.compose(
      Self.catalogue("Tea", ["A"], hash: "1"), Self.catalogue("Tea", ["A"], hash: "2"))
    #expect(whole.manifest.widgets.map(\.id) == ["A", "part2-A"])
    #expect(whole.manifest.bundles.map(\.title) == ["Widgets (part1)", "Widgets (part2)"])
  }

  @Test func `Catalogues of other settings are told, with what differs and where`() {
    let whole = Self.compose(
      Self.catalogue("Tea", ["A"]), Self.catalogue("Cup", ["B"], locale: "de_DE"))
    let warning = whole.diagnostics.first
    #expect(warning?.rule == "settings-differ" && warning?.severity == .warning)
    #expect(warning?.message.contains("another locale") == true && warning?.file == "ci/part2")
    #expect(whole.manifest.settings.locale == "en_US")
  }

  @Test func `Bundles keep the device that they were drawn for, and nobody needs to be told`() {
    let (phone, watch) = ("iphone-15", "watch-45")
    var first = Self.catalogue("Tea", ["A"], bundle: "Tea", device: phone)
    first.bundles[0].settings = RenderSettings(device: "ipad-air")
    first.bundles[0].palette = ["light": ["#000000": ["Ink"]]]
    let whole = Self.compose(
      first, Self.catalogue("Cup", ["B"], bundle: "Cup", device: watch),
      Self.catalogue("Pot", ["C"], bundle: "Pot", device: phone))
    #expect(whole.diagnostics.isEmpty && whole.manifest.settings.device == phone)
    #expect(whole.manifest.bundles.map(\.settings?.device) == ["ipad-air", watch, nil])
    #expect(whole.manifest.bundles[0].palette == first.bundles[0].palette)
    let devices = whole.manifest.bundles.map { whole.manifest.settings(of: $0).device }
    #expect(devices == ["ipad-air", watch, phone])
  }

  @Test func `Addresses of the first stay when others are added, whatever their number`() {
    let tea = Self.catalogue("Tea", ["A"], hash: "1")
    let cup = Self.catalogue("Cup", ["A"], hash: "2")
    let pot = Self.catalogue("Pot", ["A"], hash: "3")
    let two = Self.compose(tea, cup).manifest.renders.map(\.id)
    #expect(Self.compose(tea, cup, pot).manifest.renders.map(\.id).prefix(2) == two[...])
  }
}
