import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader

extension Command {
  /// `vitrine check`: what is wrong with the pictures, whatever they looked like before.
  static let check = Command(
    name: "check",
    usage: "INPUT… [--fail-on SEVERITY] [--since DIR] [--junit FILE] [--sarif FILE] [options]",
    summary: "Look for mistakes in pictures and timelines: text cut off, too many reloads",
    details: """
      Draws the widgets as build does, writes no gallery, and tells what the checks found, by cause:
      the rule, the line of the code where it is known, the text, and the pictures that show it;
      where several type sizes, devices or languages are drawn (--sweep), from which on they do.
      Timelines live through a usual day (vitrine help timeline).

      The checks:
      \(checks)

      In vitrine.json each can be switched off, or its findings made to matter more or less:
        "checks": {"text-cut-off": "off", "low-contrast-text": "error"}
      with off, note, warning, error, or on for what is usual. In the code a comment says that a
      finding is meant so, in its line or the one above, or above a view or widget for all in it:
        // vitrine:ignore text-cut-off, low-contrast-text

      Ends with 1 if a finding matters as much as --fail-on says. Findings are warnings unless the
      project makes them errors, and warnings fail no run, as with linters; with --fail-on warning
      they do. What does not compile or render ends it with 3, whatever was found.
      --sarif is for code scanning: its paths start where the command runs.
      """,
    options: [failOn, since, junit, sarif, BuildOptions.fresh] + CommandOption.settings,
    run: perform)

  private static let failOn = CommandOption(
    "--fail-on", value: "SEVERITY",
    does: "end with 1 from this severity on: error, warning or note (default: error)")
  private static let since = CommandOption(
    "--since", value: "DIR",
    does: "also tell of kinds of widgets that the gallery in DIR has and the code no longer")
  private static let junit = CommandOption(
    "--junit", value: "FILE", does: "also write the findings as JUnit XML")
  private static let sarif = CommandOption(
    "--sarif", value: "FILE", does: "also write the findings as SARIF, for code scanning")

  private static let checks = CheckRules.all.map { "  \($0.id): \($0.title)" }
    .joined(separator: "\n")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "check", areChecked: true)
    let severity = try limit(arguments)
    let files = [junit, sarif].compactMap { option in
      arguments.text(option).map { (option: option, url: environment.url($0)) }
    }
    let published = try arguments.text(since).map { path in
      PublishedKinds(manifest: try CatalogueInputs([path], environment).parts[0].manifest)
    }
    let prepared = try request.prepare()
    if prepared.runs.isEmpty { throw Stop(prepared.diagnostics) }
    let work = try WorkFolder()
    defer { work.remove() }
    var manifest = GalleryBuild.render(
      prepared.runs.map { $0.watchingADay() }, title: request.title,
      diagnostics: prepared.diagnostics,
      missing: prepared.missing, into: work.url, progress: request.progress)
    if request.filter.isEmpty {
      manifest.diagnostics += published?.removed(in: manifest) ?? []
    }
    request.progress.clear()
    let run = GallerySummary(manifest)
    if let nothing = NothingDrawn.diagnostic(manifest, request.filter) { throw Stop([nothing]) }
    let report = CheckReport(manifest)
    let sources = CheckedSources(prepared.projects.map(\.root), from: environment.folder)
    for (option, url) in files {
      let content =
        option.name == junit.name
        ? Data(report.junit(request.title, failingAt: severity).utf8)
        : try report.sarif(path: sources.path)
      try CheckReport.write(content, to: url, option: option.name)
    }
    Report.diagnostics(report.others)
    if !request.isQuiet || !report.causes.isEmpty {
      for line in report.lines() { Console.line(line) }
    }
    let code = ExitCode.of(report.others).and(run.failedWidgets > 0 ? .renderFailure : .success)
    return report.fails(at: severity) ? code.and(.differences) : code
  }

  private static func limit(_ arguments: Arguments) throws(UsageError) -> Diagnostic.Severity {
    guard let text = arguments.text(failOn) else { return .error }
    guard let severity = Diagnostic.Severity(rawValue: text.lowercased()) else {
      throw UsageError(
        "\(failOn.name) cannot be \u{201C}\(text)\u{201D}.",
        hint: "Known: \(Diagnostic.Severity.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return severity
  }
}
