import CatalogueManifest
import DiagnosticRecords
import Foundation

extension Command {
  /// `vitrine site`: pages again, pictures as they are.
  static let site = Command(
    name: "site", usage: "CATALOGUE -o DIR",
    summary: "Make the pages of a gallery again from its pictures",
    details: """
      CATALOGUE is a folder with a manifest.json: a gallery, or what build --keep-catalogue wrote.
      No widget code and no compiler is needed.
      """,
    options: [
      BuildOptions.output, BuildOptions.title, BuildOptions.revision, BuildOptions.singleFile,
      RenderOptions.quiet,
    ], run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    guard let input = arguments.inputs.first, arguments.inputs.count == 1 else {
      throw UsageError(
        "site needs one folder with a manifest.json.",
        hint: "For example: vitrine site gallery -o gallery")
    }
    let output = environment.url(arguments.text(BuildOptions.output) ?? "gallery")
    let catalogue = environment.url(input)
    var manifest: Manifest
    do {
      manifest = try Manifest.read(folder: catalogue)
    } catch {
      throw Stop([
        Diagnostic(
          .error, "input-not-found", "\(error)", hint: "vitrine build makes such a folder.")
      ])
    }
    if let title = arguments.text(BuildOptions.title) { manifest.title = title }
    if let revision = arguments.text(BuildOptions.revision) { manifest.revision = revision }
    let staging = Staging(for: output)
    try staging.prepare()
    defer { staging.discard() }
    let found = try GalleryBuild.publish(
      manifest, catalogue: catalogue, staging: staging,
      isSingleFile: arguments.has(BuildOptions.singleFile))
    var summary = GallerySummary(manifest)
    summary.diagnostics = found
    Report.summary(summary, output: output, isQuiet: arguments.has(RenderOptions.quiet))
    return ExitCode.of(found)
  }
}
