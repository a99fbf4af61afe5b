import CatalogueManifest
import DiagnosticRecords
import Foundation
import WidgetSettings

extension Command {
  /// `vitrine site`: a gallery of pictures as they are.
  static let site = Command(
    name: "site", usage: "CATALOGUE… [-o DIR] [options]",
    summary: "Make a gallery of pictures drawn earlier, in one run or in several",
    details: """
      CATALOGUE is a folder with a manifest.json: a gallery, or what build --keep-catalogue wrote.
      No widget code and no compiler is needed.

      Several catalogues become one gallery, in the order given. Catalogues of the same title,
      settings and revision continue one another, as the parts of build --shard do: their bundles
      are joined. Others keep their bundles and widgets to themselves. A widget whose name an
      earlier catalogue has too gets its catalogue's title in front (Finance-Clock), in ids and
      addresses, and a note in the gallery says so.

      Ends with 2, having written nothing, if a catalogue cannot be read, or if two were written by
      different versions of vitrine; with 3 if a picture is named but not there. Of one catalogue
      the gallery is then made without it; several are not put together.
      """,
    options: [
      BuildOptions.output, BuildOptions.title, BuildOptions.revision, BuildOptions.singleFile,
      BuildOptions.noFonts, CommandOption(.quiet),
    ], run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    guard !arguments.inputs.isEmpty else {
      throw UsageError(
        "site needs a folder with a manifest.json.",
        hint: "For example: vitrine site gallery -o pages")
    }
    let inputs = try CatalogueInputs(arguments.inputs, environment)
    let output = try BuildOptions.output(
      arguments, environment, besides: InputPaths(catalogues: inputs.folders))
    let staging = try Staging(for: output)
    defer { staging.discard() }
    var (manifest, folder) = (inputs.parts[0].manifest, inputs.folders[0])
    var found: [Diagnostic] = []
    if inputs.folders.count > 1 {
      folder = staging.folder.appendingPathComponent("catalogue")
      let composition = try inputs.compose(into: folder)
      (manifest, found) = (composition.manifest, composition.diagnostics)
    }
    if let title = arguments.text(BuildOptions.title) { manifest.title = title }
    if let revision = arguments.text(BuildOptions.revision) { manifest.revision = revision }
    let site = try GalleryBuild.pages(
      manifest, catalogue: folder, staging: staging,
      isSingleFile: arguments.has(BuildOptions.singleFile),
      bringsFonts: !arguments.has(BuildOptions.noFonts))
    try site.update.apply()
    found += site.diagnostics
    var summary = GallerySummary(manifest)
    summary.diagnostics = found
    summary.kept = site.update.kept
    Report.summary(summary, output: output.named, isQuiet: arguments.has(CommandOption(.quiet)))
    return ExitCode.of(found)
  }
}
