import CatalogueManifest
import Foundation

extension Command {
  /// `vitrine list`: what there is to draw.
  static let list = Command(
    name: "list", usage: "INPUT… [options]",
    summary: "List the widgets of projects with their sizes and configurations",
    options: [
      targetsOption, madeOption, jsonOption,
    ] + CommandOption.listSettings,
    run: perform)

  private static let targetsOption = CommandOption(
    "--targets", does: "only the targets with widgets, without compiling anything")
  private static let madeOption = CommandOption(
    "--made", value: "MODULE",
    does: "only what is made from its use instead of a module: a stand-in to go on from")
  private static let jsonOption = CommandOption("--json", does: "as JSON, for programs")

  /// One line of the list.
  private struct Entry: Encodable {
    let bundle: String
    let id: String
    let kind: String
    let name: String
    let families: [String]
    let configuration: String
    let instances: [String]
  }

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "list")
    if arguments.has(targetsOption) {
      return try TargetList.print(request, isJSON: arguments.has(jsonOption))
    }
    let prepared = try request.prepare()
    if let module = arguments.text(madeOption) {
      guard let text = prepared.made[module] else {
        let known = prepared.made.keys.sorted().joined(separator: ", ")
        throw UsageError(
          "no module \(module) is made from its use.",
          hint: known.isEmpty ? "None is: all that is imported is at hand." : "These are: \(known)."
        )
      }
      Console.line(text)
      return .success
    }
    if prepared.runs.isEmpty { throw Stop(prepared.diagnostics) }
    var diagnostics = prepared.diagnostics
    let entries = GalleryBuild.list(prepared.runs, &diagnostics).map {
      Entry(
        bundle: $0.bundle, id: $0.id, kind: $0.kind, name: $0.name, families: $0.families,
        configuration: $0.configuration.rawValue, instances: $0.instances.map(\.id))
    }
    Report.diagnostics(diagnostics)
    let code = ExitCode.of(diagnostics)
    if entries.isEmpty, code == .success {
      throw Stop([NothingDrawn.nothingMatched(request.filter)])
    }
    if arguments.has(jsonOption) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Console.line(String(decoding: try encoder.encode(entries), as: UTF8.self))
    } else {
      for entry in entries { Console.line(text(entry)) }
    }
    return code
  }

  private static func text(_ entry: Entry) -> String {
    var text = "\(entry.bundle): \(entry.name) [\(entry.kind)]"
    text += "\n  \(entry.families.joined(separator: ", "))"
    if entry.instances.count > 1 {
      text += "\n  \(entry.configuration): \(entry.instances.joined(separator: ", "))"
    }
    return text
  }
}
