import Foundation

extension Command {
  /// `vitrine build`: inputs in, gallery out.
  static let build = Command(
    name: "build", usage: "INPUT… [-o DIR] [options]",
    summary: "Draw the widgets of projects and make a gallery of them",
    details: """
      INPUT is one of these; several become bundles of one gallery:
        App.xcodeproj, App.xcworkspace   every widget extension, with its build settings, the
                                         frameworks of the project and the local packages it imports
        a folder that holds one          the same (also ios/*.xcodeproj)
        a Swift package                  its targets that declare widgets
        a folder of Swift files          a widget extension's, or a whole app's

      Modules that are not at hand, such as remote packages, are named with the files and widgets
      that need them, and made from the use of their names: what needs an answer of one ends
      there. --stub Module says that this is meant, and vitrine list --made Module prints what was
      made; Swift files that stand in for a module lie in stubs/Module beside vitrine.json, or
      where "stubs": {"Module": "path"} in it says. A list of "stubs" names files compiled with the
      widgets, such as one with a single type that a module of Vitrine's lacks. Settings
      are read from vitrine.json in the target's folder or the project's; the command line
      overrides them. vitrine help settings lists them.

      The gallery may go to a folder that is new, empty, or a gallery of ours by its list of files,
      vitrine-files.json. What else lies there stays and is named. A page that was edited by hand is
      not replaced: the command ends with 2, and nothing is written. So it does where DIR is, holds
      or lies in an input; beside an App.xcodeproj is fine.

      What the code needs and is not at hand is on the gallery's page missing.html, and in
      missing.json for programs, even where nothing could be drawn.
      """,
    options: [
      BuildOptions.output, BuildOptions.title, BuildOptions.revision, BuildOptions.singleFile,
      BuildOptions.noFonts, BuildOptions.keepCatalogue, BuildOptions.shard,
      BuildOptions.fresh,
    ] + CommandOption.settings,
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "build", areChecked: true)
    let inputs = InputPaths(request.inputs)
    let output = try BuildOptions.output(arguments, environment, besides: inputs)
    let catalogue = try BuildOptions.catalogue(arguments, environment, besides: inputs)
    if let catalogue { try BuildOptions.refuseNesting(output, catalogue) }
    let prepared = try request.prepare(writing: [output] + (catalogue.map { [$0] } ?? []))
    let title = arguments.text(BuildOptions.title) ?? request.title
    let revision = arguments.text(BuildOptions.revision)
    let isSingleFile = arguments.has(BuildOptions.singleFile)
    let made = MadeGallery(
      prepared, at: output, title: title, revision: revision,
      flags: [isSingleFile, request.bringsFonts, catalogue == nil])
    if catalogue == nil, let summary = made?.unchanged {
      request.progress.clear()
      Report.summary(summary, output: output.named, isQuiet: request.isQuiet)
      return summary.exitCode
    }
    var summary = try GalleryBuild.make(
      prepared.runs, title: title, diagnostics: prepared.diagnostics, missing: prepared.missing,
      output: output, catalogue: catalogue, revision: revision, isSingleFile: isSingleFile,
      bringsFonts: request.bringsFonts, progress: request.progress)
    made?.remember(summary)
    summary.seconds.insert(
      (prepared.compilerRan ? "compile" : "read", prepared.seconds), at: 0)
    request.progress.clear()
    Report.summary(summary, output: output.named, isQuiet: request.isQuiet)
    return summary.exitCode
  }
}
