import CatalogueManifest
import DiagnosticRecords
import Foundation
import GallerySite
import ProjectReader
import ResourceCatalogs

/// From gallery programs to a finished gallery: rendered into a temporary folder, moved into place
/// when whole.
enum GalleryBuild {
  /// What a finished gallery consists of.
  struct Summary: Sendable {
    var widgets = 0
    var renders = 0
    var pictures = 0
    var diagnostics: [Diagnostic] = []
    var hasFailures = false

    var exitCode: ExitCode { hasFailures ? .renderFailure : .success }
  }

  /// Renders and writes everything.
  static func write(_ runs: [GalleryRun], title: String, to output: URL) -> ExitCode {
    do {
      let summary = try make(runs, title: title, diagnostics: [], output: output) { _ in }
      Report.summary(summary, output: output, seconds: nil)
      return summary.exitCode
    } catch {
      Console.error("\(error)")
      return .internalError
    }
  }

  /// - Parameters:
  ///   - diagnostics: What is known already, from reading and compiling.
  ///   - progress: Called with each widget that is done.
  static func make(
    _ runs: [GalleryRun], title: String, diagnostics: [Diagnostic], output: URL,
    progress: @escaping @Sendable (String) -> Void
  ) throws -> Summary {
    let staging = Staging(for: output)
    try staging.prepare()
    defer { staging.discard() }
    let catalogue = staging.folder.appendingPathComponent("catalogue")
    let site = staging.folder.appendingPathComponent("site")
    for folder in [catalogue, site] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var names = PathNames()
    var manifest = emptyManifest(runs, title: title)
    manifest.diagnostics = diagnostics
    for run in runs {
      let result = run.perform(into: catalogue, names: &names, progress: progress)
      manifest.bundles.append(
        Manifest.Bundle(id: run.bundle, title: run.name, widgets: result.widgets.map(\.id)))
      manifest.widgets += result.widgets
      manifest.renders += result.renders
      manifest.diagnostics += result.diagnostics
    }
    manifest.axes = axes(of: manifest)
    let builder = SiteBuilder(
      manifest: manifest, catalogueFolder: catalogue, siteFolder: Installation.site)
    manifest.diagnostics += try builder.build(into: site)
    try staging.publish(site)
    return summary(of: manifest)
  }

  static func summary(of manifest: Manifest) -> Summary {
    var summary = Summary()
    summary.widgets = manifest.widgets.count
    summary.renders = manifest.renders.count
    summary.pictures = Set(manifest.renders.map(\.file)).count
    summary.diagnostics = manifest.diagnostics
    summary.hasFailures =
      manifest.widgets.contains(where: \.failed)
      || manifest.diagnostics.contains { $0.severity == .error }
    return summary
  }

  private static func emptyManifest(_ runs: [GalleryRun], title: String) -> Manifest {
    let options = runs.first?.options ?? ProgramOptions(date: ProgramOptions.defaultDate)
    let device = try? Device.load(options.device)
    return Manifest(
      generator: "vitrine \(Version.current)", title: title,
      settings: RenderSettings(
        date: options.date, locale: options.locale, timeZone: options.timeZone,
        calendar: options.calendar, device: options.device,
        deviceName: device?.name ?? options.device, scale: device?.scale ?? 3))
  }

  /// The axes of what was rendered, with the values that occur.
  private static func axes(of manifest: Manifest) -> [Axis] {
    let titles: [(String, String, [(String, String)])] = [
      (
        "family", "Size",
        [
          ("systemSmall", "Small"), ("systemMedium", "Medium"), ("systemLarge", "Large"),
          ("systemExtraLarge", "Extra Large"),
          ("systemExtraLargePortrait", "Extra Large Portrait"),
          ("accessoryCircular", "Circular"), ("accessoryRectangular", "Rectangular"),
          ("accessoryInline", "Inline"), ("accessoryCorner", "Corner"),
        ]
      ),
      ("scheme", "Appearance", [("light", "Light"), ("dark", "Dark")]),
      (
        "state", "State",
        [
          ("snapshot", "Snapshot"), ("placeholder", "Placeholder"), ("redacted", "Private"),
          ("entry", "Timeline"),
        ]
      ),
    ]
    return titles.map { name, title, values in
      let used = Set(
        manifest.renders.compactMap { name == "family" ? $0.family : $0.variant[name] })
      return Axis(
        name, title, values.filter { used.contains($0.0) }.map { Axis.Value($0.0, $0.1) })
    }
  }
}
