import Foundation
import ProgramBuilding
import WidgetSettings

extension Command {
  /// `vitrine modules`: no build has to wait for them.
  static let modules = Command(
    name: "modules", usage: "[-o DIR]",
    summary: "Compile all of Vitrine's own modules ahead of the first build",
    details: """
      Projects are compiled against modules of Vitrine's own (SwiftUI, WidgetKit and others), which
      are compiled when a project first imports them and kept in the cache. This compiles all, for
      an image of a container or a machine without a network. With -o they are laid out in DIR as
      well, in a folder for the compiler: an installation that has DIR as its lib/vitrine/modules
      compiles none of them with the same compiler. What else is in DIR stays.
      """,
    options: [output, CommandOption(.quiet)], run: perform)

  private static let output = CommandOption(
    "--output", "-o", value: "DIR", does: "where a copy goes that an installation can bring along")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    if let input = arguments.inputs.first {
      throw UsageError(
        "modules takes no input, such as \(input).", hint: "See: vitrine help modules")
    }
    let isQuiet = try SettingValues(arguments)[.quiet]
    let progress = Progress(Progress.audience(environment, isQuiet: isQuiet), isQuiet: isQuiet)
    let builder = try ProgramBuilder.make(
      environment, isBoxed: true, say: progress.detail)
    let outcome = builder.prepareModules(in: arguments.text(output).map(environment.url))
    progress.clear()
    switch outcome {
    case .success(let folder):
      if !isQuiet { Console.line(folder.path) }
      return .success
    case .failure(let failure): throw Stop(failure.diagnostics)
    }
  }
}
