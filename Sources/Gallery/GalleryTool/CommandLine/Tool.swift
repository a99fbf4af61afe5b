import ProcessRunning
import ResourceCatalogs

/// The command line tool `vitrine`.
package enum Tool {
  /// Does what a command line says.
  ///
  /// - Parameter words: the command line without the name of the program.
  package static func run(_ words: [String], variables: [String: String]) -> ExitCode {
    EndingSignals.watch()
    Console.outliveReaders()
    WorkFolder.sweep()
    let code = run(words, ToolEnvironment(variables: variables))
    guard let reason = Console.outputFailure else { return code }
    Console.error("vitrine: standard output cannot be written: \(reason)")
    return code.and(.usage)
  }

  static func run(_ words: [String], _ environment: ToolEnvironment) -> ExitCode {
    do {
      return try perform(words, environment)
    } catch let error as UsageError {
      Console.error("\(error)")
      return .usage
    } catch {
      let stop = Stop(error)
      Report.diagnostics(stop.diagnostics)
      return stop.exitCode
    }
  }

  private static func perform(_ words: [String], _ environment: ToolEnvironment) throws -> ExitCode
  {
    guard let name = words.first else {
      Console.error(HelpText.overview)
      return .usage
    }
    switch name {
    case "--version", "-V", "version":
      Console.line(VersionText.of(environment))
      return .success
    case "--help", "-h":
      Console.line(HelpText.overview)
      return .success
    default: break
    }
    guard let command = Command.named(name) else { throw unknown(name) }
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      Console.line(HelpText.of(command))
      return .success
    }
    return try command.run(try arguments(rest, of: command), environment)
  }

  /// Themes declare options: one that is unknown may be that of a file which cannot be read.
  private static func arguments(_ words: [String], of command: Command) throws -> Arguments {
    do {
      return try Arguments(words, options: command.options, command: command.name)
    } catch {
      let broken = Installation.brokenThemes()
      throw broken.isEmpty ? error : Stop(broken)
    }
  }

  private static func unknown(_ name: String) -> UsageError {
    let near = NearestNames.find(name, among: Command.all.map(\.name), limit: 1)
    let meant = near.first.map { "Did you mean vitrine \($0)? " } ?? ""
    let kind = name.hasPrefix("-") ? "option" : "command"
    return UsageError("there is no \(kind) \(name).", hint: "\(meant)See: vitrine help")
  }
}
