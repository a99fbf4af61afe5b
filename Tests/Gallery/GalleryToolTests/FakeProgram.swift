import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import TestSupport
import WidgetHost
import WidgetSettings

@testable import GalleryTool
@testable import WidgetProgram

/// A gallery program of a few lines of shell: it says it has some widgets, and each behaves as
/// told.
final class FakeProgram {
  /// What a widget does when it is to be rendered.
  enum Behaviour {
    /// Draws this picture in each of these families.
    case draws(String, families: [String] = ["systemSmall"])
    /// Draws another text each time.
    case flickers
    /// Draws, leaves half a line in its journal, and dies by a signal.
    case crashes
    /// Draws a placeholder, dies at each timeline, and goes on with what is left when it is started
    /// again.
    case traps
    /// Never ends.
    case hangs
    /// Ends well without having finished.
    case givesUp
    /// Reports that its provider never answered, and finishes.
    case reports(Diagnostic)
  }

  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var program: URL { folder.appendingPathComponent("program.sh") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The id of the widget of a name.
  static func id(_ name: String) -> String { "Fake/" + PathName.slug(name) }

  /// - Parameter describe: shell lines that answer `describe`; nil for a good answer.
  init(_ widgets: [(name: String, behaviour: Behaviour)], describe: String? = nil) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try set(widgets, describe: describe)
  }

  /// Makes it another program at the same path.
  ///
  /// - Parameter rendering: shell lines that come before each drawing.
  func set(
    _ widgets: [(name: String, behaviour: Behaviour)], describe: String? = nil,
    rendering: String = ":"
  ) throws {
    let description = ProgramDescription(
      widgets: widgets.map { widget in
        ProgramDescription.Entry(
          kind: widget.name, type: "", name: widget.name, description: "",
          configuration: .static, families: ["systemSmall"],
          instances: [Widget.Instance(id: "default", title: "")],
          shares: [DrawingShare(pictures: 3)])
      })
    try description.write(folder.appendingPathComponent("widgets.json").path)
    var script = "#!/bin/sh\ncase \"$1\" in\ndescribe)\n"
    script += describe ?? "cp '\(folder.path)/widgets.json' \"$3\""
    script += "\n;;\nrender)\n\(rendering)\nout=$(readlink -f \"$3\")\n"
    script += "mkdir -p \"$out/journal/Fake\" \"$out/renders\"\ncase \"$4\" in\n"
    for (index, widget) in widgets.enumerated() {
      script += "\(index))\n\(try lines(widget.behaviour, index, widget.name))\n;;\n"
    }
    script += "esac\n;;\nesac\n"
    try Data(script.utf8).write(to: program)
    try Scripts.makeExecutable(program)
  }

  private func lines(_ behaviour: Behaviour, _ index: Int, _ name: String) throws -> String {
    let journal = "\"$out/journal/$5.jsonl\""
    switch behaviour {
    case .draws(let picture, let families):
      return try families.map { try draw(picture, name, index, $0) }.joined(separator: "\n")
        + "\necho '{\"finished\":{\"_0\":[]}}' >> \(journal)"
    case .flickers:
      let tree = "$out/renders/\(Self.id(name))/systemSmall.tree.json"
      return try lines(.draws("<svg/>"), index, name) + """

        printf '[{"n":"0","type":"Text","frame":[0,0,9,9],"text":"%s"}]' \
          "$(cat /proc/sys/kernel/random/uuid)" > "\(tree)"
        """
    case .crashes:
      return try draw("<svg/>", name, index, "systemSmall")
        + "\nprintf '{\"render\":{\"_0\":{\"id\":' >> \(journal)"
        + "\necho 'Fake/Fake.swift:12: Fatal error: Index out of range' >&2\nkill -SEGV $$"
    case .traps:
      func begin(_ question: DrawingStep.Question, _ family: String) throws -> String {
        let step = DrawingStep(question, family, instance: 0, slot: 0)
        let file = try save(RunJournal.Line.began(step), "step-\(index)-\(question)-\(family)")
        return "cat '\(file)' >> \(journal)"
      }
      let die = "\necho 'Fake/Fake.swift:12: Fatal error: Missing name: Feed' >&2\nkill -ILL $$\n"
      return try "case \"$(grep -c timeline \(journal) 2>/dev/null)\" in\n1)\n"
        + draw("<svg/>", name, index, "systemMedium")
        + "\n" + begin(.timeline, "systemMedium") + die + ";;\n2)\n"
        + draw("<svg/>", name, index, "systemLarge")
        + "\necho '{\"finished\":{}}' >> \(journal)\n;;\n*)\n"
        + begin(.placeholder, "systemSmall") + "\n" + draw("<svg/>", name, index, "systemSmall")
        + "\n" + begin(.timeline, "systemSmall") + die + ";;\nesac"
    case .hangs: return "exec sleep 60"
    case .givesUp: return "true"
    case .reports(let diagnostic):
      let file = try save(RunJournal.Line.diagnostic(diagnostic), "report-\(index)")
      return "cat '\(file)' > \(journal)\necho '{\"finished\":{\"_0\":[]}}' >> \(journal)"
    }
  }

  /// Shell lines that draw one picture.
  private func draw(
    _ picture: String, _ name: String, _ index: Int, _ family: String
  ) throws -> String {
    let id = Self.id(name)
    let stem = "renders/\(id)/\(family)"
    let render = Render(
      id: "\(id)/\(family)/light/snapshot", widget: id, family: family,
      variant: ["scheme": "light", "state": "snapshot"], date: Date(timeIntervalSince1970: 0),
      file: stem + ".svg", tree: stem + ".tree.json", width: 10, height: 10,
      hash: SHA256.short(picture))
    let file = try save(RunJournal.Line.render(render), "render-\(index)-\(family)")
    return """
      mkdir -p "$out/renders/\(id)"
      printf '%s' '\(picture)' > "$out/\(stem).svg"
      printf '[]' > "$out/\(stem).tree.json"
      cat '\(file)' >> "$out/journal/$5.jsonl"
      """
  }

  private func save(_ line: RunJournal.Line, _ name: String) throws -> String {
    let file = folder.appendingPathComponent(name + ".json")
    try (JSONEncoder().encode(line) + Data("\n".utf8)).write(to: file)
    return file.path
  }

  /// The program as it would be run.
  func run(filter: [String] = [], seconds: Double = 10) -> GalleryRun {
    var options = ProgramOptions()
    options.settings[.timeLimit] = seconds
    let home = ProgramHome(
      settings: options.settings, settingsFolder: folder, projectFolder: folder,
      inherited: ProcessInfo.processInfo.environment)
    var run = GalleryRun(program: program, name: "Fake", options: options, home: home)
    run.sources = ["Fake.swift"]
    run.filter = WidgetFilter(filter)
    return run
  }

  /// As if just compiled.
  func prepared(filter: [String] = [], seconds: Double = 10) -> GalleryJob.Prepared {
    var prepared = GalleryJob.Prepared()
    prepared.runs = [run(filter: filter, seconds: seconds)]
    return prepared
  }
}
