import CatalogueManifest
import Foundation
import Testing

@testable import GalleryTool

/// `vitrine site` on folders.
final class SiteCommandTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a catalogue of one widget with one picture and its tree.
  private func catalogue(
    _ name: String, title: String, widget: String = "Clock", generator: String = "vitrine 1"
  ) throws {
    let url = folder.appendingPathComponent(name)
    let manifest = Manifest(
      generator: generator, title: title, settings: RenderSettings(),
      bundles: [.init(id: title, title: title, widgets: [widget])],
      widgets: [Widget(id: widget, kind: widget, name: widget, description: "", bundle: title)],
      renders: [
        Render(
          id: "\(widget)/a", widget: widget, family: "systemSmall", variant: [:],
          date: Date(timeIntervalSince1970: 0), file: "renders/\(widget)/a.svg",
          tree: "renders/\(widget)/a.tree.json", width: 1, height: 1, hash: title)
      ])
    try manifest.write(to: url)
    try put("<svg><!-- \(title) --></svg>", "\(name)/renders/\(widget)/a.svg")
    try put("[{\"n\":\"\(title)\"}]", "\(name)/renders/\(widget)/a.tree.json")
  }

  private func put(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func site(_ words: String...) -> ExitCode {
    Tool.run(
      ["site"] + words + ["--quiet"],
      ToolEnvironment(variables: [:], program: nil, folder: folder))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Names in a folder, with what is hidden.
  private func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path
    ).sorted()
  }

  @Test("Pictures and trees of all catalogues are in the gallery, each its own")
  func composes() throws {
    try catalogue("tea", title: "Tea")
    try catalogue("cup", title: "Cup")
    #expect(site("tea", "cup", "-o", "out", "--single-file") == .success)
    #expect(try text("out/renders/Clock/a.svg").contains("Tea"))
    #expect(try text("out/renders/Cup-Clock/a.svg").contains("Cup"))
    #expect(try text("out/renders/Cup-Clock/a.tree.json") == "[{\"n\":\"Cup\"}]")
    let page = try text("out/gallery.html")
    #expect(page.contains("vitrine-data-0") && page.contains("vitrine-data-1"))
    #expect(try text("out/index.html").contains("<h1>Tea, Cup</h1>"))
    #expect(try text("out/index.txt").contains("Cup-Clock/a\trenders/Cup-Clock/a.svg"))
    #expect(try text("cup/renders/Clock/a.svg").contains("Cup"))
    #expect(try names() == ["cup", "out", "tea"])
  }

  @Test("Fonts come along unless they are declined, which takes earlier ones away")
  func fonts() throws {
    try catalogue("tea", title: "Tea")
    #expect(site("tea", "-o", "out") == .success)
    #expect(try names("out/fonts") == ["OFL.txt", "latin.js"])
    #expect(site("tea", "-o", "out", "--no-fonts") == .success)
    #expect(try !names("out").contains("fonts"))
  }

  @Test("The same catalogues give the same bytes, and a composition can be composed again")
  func repeats() throws {
    try catalogue("tea", title: "Tea")
    try catalogue("cup", title: "Cup")
    try catalogue("pot", title: "Pot", widget: "Pot")
    _ = site("tea", "cup", "-o", "one")
    _ = site("tea", "cup", "-o", "two")
    #expect(try contents("one") == contents("two"))
    #expect(site("one", "pot", "-o", "three", "--title", "All") == .success)
    #expect(try names("three/renders") == ["Clock", "Cup-Clock", "Pot"])
    #expect(try text("three/index.html").contains("<h1>All</h1>"))
  }

  private func contents(_ name: String) throws -> [String: Data] {
    let url = folder.appendingPathComponent(name)
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      result[path] = try? Data(contentsOf: url.appendingPathComponent(path))
    }
    return result
  }

  /// What happens to the second catalogue → how it ends.
  static let faults: [(String, ExitCode)] = [
    ("no manifest", .usage), ("broken manifest", .usage), ("newer format", .usage),
    ("other version", .usage), ("missing picture", .renderFailure),
    ("missing tree", .renderFailure), ("outside", .renderFailure),
  ]

  @Test("One bad catalogue, and nothing is written: the last gallery stays", arguments: faults)
  func refuses(_ fault: String, _ expected: ExitCode) throws {
    try catalogue("tea", title: "Tea")
    try catalogue(
      "cup", title: "Cup", generator: fault == "other version" ? "vitrine 2" : "vitrine 1")
    #expect(site("tea", "-o", "out") == .success)
    let before = try contents("out")
    let manifest = folder.appendingPathComponent("cup/manifest.json")
    switch fault {
    case "no manifest": try FileManager.default.removeItem(at: manifest)
    case "broken manifest": try put("{\"format\": 1, \"widgets\": [{}]}", "cup/manifest.json")
    case "newer format":
      try put(
        text("cup/manifest.json").replacing("\"format\" : 1", with: "\"format\" : 99"),
        "cup/manifest.json")
    case "missing picture":
      try FileManager.default.removeItem(
        at: folder.appendingPathComponent("cup/renders/Clock/a.svg"))
    case "missing tree":
      try FileManager.default.removeItem(
        at: folder.appendingPathComponent("cup/renders/Clock/a.tree.json"))
    case "outside":
      try put(
        text("cup/manifest.json").replacing(
          "\"renders/Clock/a.svg\"", with: "\"../tea/renders/Clock/a.svg\""), "cup/manifest.json")
    default: break
    }
    #expect(site("tea", "cup", "-o", "out") == expected)
    #expect(try names() == ["cup", "out", "tea"] && contents("out") == before)
  }

  @Test("What is wrong with a version is said with its path and the way out")
  func explains() throws {
    try catalogue("tea", title: "Tea")
    try catalogue("cup", title: "Cup", generator: "vitrine 2")
    let environment = ToolEnvironment(variables: [:], program: nil, folder: folder)
    let stop = #expect(throws: Stop.self) { try CatalogueInputs(["tea", "cup"], environment) }
    let lines = Report.lines(stop?.diagnostics ?? [])
    #expect(
      lines == [
        "cup/manifest.json: error: cup was written by vitrine 2 (format 1), tea by vitrine 1 "
          + "(format 1). [catalogue-versions-differ]\n"
          + "  Draw all of them with the same version of vitrine."
      ])
  }

  @Test("No catalogue, one twice, or one that the gallery would replace is a mistake")
  func refusesWords() throws {
    try catalogue("tea", title: "Tea")
    try catalogue("gallery", title: "Cup")
    #expect(
      [site(), site("tea", "tea"), site("tea", "./tea/"), site("tea", "gallery")]
        == [.usage, .usage, .usage, .usage])
    #expect(site("gallery") == .usage)
    #expect(try names() == ["gallery", "tea"] && names("gallery") == ["manifest.json", "renders"])
  }

  /// What a catalogue says of its picture, and a link that is made first.
  static let ways: [(String, String?)] = [
    ("../secret.svg", nil), ("renders/../../secret.svg", nil), ("/SECRET", nil),
    ("renders/link.svg", "renders/link.svg"), ("linked/secret.svg", "linked"),
    ("renders/pipe.svg", nil),
  ]

  @Test("A catalogue's files are read from its folder only", arguments: ways)
  func reads(_ path: String, _ link: String?) throws {
    try catalogue("tea", title: "Tea")
    try put("<svg>secret</svg>", "secret.svg")
    let secret = folder.appendingPathComponent("secret.svg")
    if let link {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("tea/" + link),
        withDestinationURL: link == "linked" ? folder : secret)
    }
    if path.hasSuffix("pipe.svg") {
      #expect(mkfifo(folder.appendingPathComponent("tea/" + path).path, 0o600) == 0)
    }
    let said = path.replacing("/SECRET", with: secret.path)
    try put(
      text("tea/manifest.json").replacing("\"renders/Clock/a.svg\"", with: "\"\(said)\""),
      "tea/manifest.json")
    #expect(site("tea", "-o", "out", "--single-file") == .renderFailure)
    for (name, data) in try contents("out") {
      #expect(!String(decoding: data, as: UTF8.self).contains("<svg>secret"), "\(name)")
    }
    try catalogue("cup", title: "Cup")
    #expect(site("cup", "tea", "-o", "both") == .renderFailure)
    #expect(try names() == ["cup", "out", "secret.svg", "tea"])
  }
}
