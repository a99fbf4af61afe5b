import Foundation
import WidgetSettings

/// What commands that render have in common: inputs, settings, and how much to say.
struct RenderRequest {
  let inputs: [URL]
  /// The settings that the command line says; what it leaves open, `vitrine.json` may say.
  let settings: SettingValues
  /// Which part of the widgets to draw; nil for all.
  let shard: Shard?
  /// Whether checks look at the pictures.
  let areChecked: Bool
  let isQuiet: Bool
  /// Whether a gallery of it brings fonts along.
  let bringsFonts: Bool
  /// Whether everything is drawn, whatever was drawn before.
  let isFresh: Bool
  /// Whether what is drawn is served, and drawn again whenever it changes.
  let isServed: Bool
  let progress: Progress
  let environment: ToolEnvironment

  init(
    _ arguments: Arguments, _ environment: ToolEnvironment, command: String,
    areChecked: Bool = false
  ) throws(UsageError) {
    guard !arguments.inputs.isEmpty else {
      throw UsageError(
        "\(command) needs an Xcode project, a package or a folder with widgets.",
        hint: "For example: vitrine \(command) MyApp.xcodeproj")
    }
    inputs = arguments.inputs.map(environment.url)
    settings = try SettingValues(arguments)
    shard = try BuildOptions.shard(arguments)
    self.areChecked = areChecked
    isQuiet = settings[.quiet]
    isFresh = arguments.has(BuildOptions.fresh)
    bringsFonts = !arguments.has(BuildOptions.noFonts)
    // A server says by itself what it does, again and again.
    isServed = command == "serve"
    let audience = Progress.audience(environment, isQuiet: isQuiet)
    progress = Progress(isServed && audience == .log ? .nobody : audience, isQuiet: isQuiet)
    self.environment = environment
  }

  /// Which widgets are wanted.
  var filter: WidgetFilter { WidgetFilter(settings[.filter]) }

  /// The inputs' names.
  var title: String {
    inputs.map { url in
      let isProject = url.pathExtension.hasPrefix("xc")
      return (isProject ? url.deletingPathExtension() : url).lastPathComponent
    }.joined(separator: ", ")
  }

  /// Reads and compiles.
  ///
  /// - Parameters:
  ///   - outputs: What is going to be written; none may lie among the sources.
  ///   - snapshots: The folder of snapshots, if there is one.
  ///   - known: The inputs of bundles that need not be drawn if they are what they were.
  func prepare(
    writing outputs: [OutputFolder] = [], snapshots: URL? = nil, known: [String: String] = [:]
  ) throws -> GalleryJob.Prepared {
    defer { progress.clear() }
    return try job.prepare(writing: outputs, snapshots: snapshots, known: known)
  }

  /// What the command is about.
  var job: GalleryJob { GalleryJob(request: self) }
}
