import Foundation
import WidgetSettings

/// What commands that render have in common: inputs, choices, and how much to say.
struct RenderRequest {
  let inputs: [URL]
  let choices: RenderChoices
  let isQuiet: Bool
  let progress: Progress
  private let environment: ToolEnvironment

  init(
    _ arguments: Arguments, _ environment: ToolEnvironment, command: String
  ) throws(UsageError) {
    guard !arguments.inputs.isEmpty else {
      throw UsageError(
        "\(command) needs an Xcode project, a package or a folder with widgets.",
        hint: "For example: vitrine \(command) MyApp.xcodeproj")
    }
    inputs = arguments.inputs.map(environment.url)
    choices = try RenderChoices(arguments)
    isQuiet = choices.settings[.quiet]
    progress = Progress(isShown: Progress.isWanted(environment, isQuiet: isQuiet))
    self.environment = environment
  }

  /// The inputs' names.
  var title: String {
    inputs.map { url in
      let isProject = url.pathExtension.hasPrefix("xc")
      return (isProject ? url.deletingPathExtension() : url).lastPathComponent
    }.joined(separator: ", ")
  }

  /// Reads and compiles.
  ///
  /// - Parameter outputs: What is going to be written; none may lie among the sources.
  func prepare(writing outputs: [OutputFolder] = []) throws -> GalleryJob.Prepared {
    defer { progress.clear() }
    return try job.prepare(writing: outputs)
  }

  /// What the command is about.
  var job: GalleryJob {
    GalleryJob(inputs: inputs, choices: choices, environment: environment, progress: progress)
  }
}
