import CatalogueManifest
import Foundation
import ProcessRunning
import ProgramBuilding
import ProjectReader
import WidgetHost
import WidgetProgram

extension GalleryRun {
  /// One of the processes that draw a widget.
  struct Process: Sendable {
    let options: ProgramOptions
    let surroundings: RenderSurroundings
  }

  /// The process that says what widgets there are.
  var describing: Process {
    Process(options: options, surroundings: options.axes.describing(base: base))
  }

  /// The processes that draw things of a kind.
  func processes(of configuration: WidgetDescriptor.Configuration) -> [Process] {
    options.axes.processes(of: configuration, base: base).map { variation in
      var options = options
      options.axes = options.axes.fixed(variation, base: base)
      return Process(options: options, surroundings: variation.surroundings)
    }
  }

  /// All processes there may be.
  var processes: [Process] {
    [describing] + WidgetDescriptor.Configuration.allCases.flatMap(processes)
  }

  var failure: ProcessFailure { ProcessFailure(name: name, sources: sources) }

  /// Runs the program in a folder of its own, which goes away with it.
  ///
  /// - Parameters:
  ///   - subject: What it is about; with the verb it names the folder.
  ///   - process: What it is told, and its surroundings.
  ///   - families: The only ones that it draws; empty for all.
  ///   - output: What it draws into.
  ///   - file: What of it is meant; empty for the folder.
  func child(
    _ verb: String, of subject: String, families: [String] = [], _ process: Process, _ work: URL,
    _ output: DrawnFolder, file: String = "", _ arguments: [String], seconds: Double
  ) -> ProgramEnd {
    let folder = work.appendingPathComponent(
      "home-\(verb)-\(process.options.journal(PathName.slug(subject), families: families))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let choices = self.file(of: process.options, in: work)
    let trace = folder.appendingPathComponent("crash-trace")
    var outcome: ChildProcess.Outcome?
    if let launch = try? home.make(folder, for: program, in: process.surroundings),
      (try? output.make()) != nil,
      // Widget code can see the words it was started with: they are the same for every process.
      let optionsFile = try? launch.link("options.json", to: choices),
      let answer = try? launch.link("answer", to: output.url.path)
    {
      var environment = launch.environment
      environment["VITRINE_CRASH_TRACE"] =
        ProgramEnvironment.visible(folder) + "/" + trace.lastPathComponent
      let words = [verb, optionsFile, file.isEmpty ? answer : answer + "/" + file]
      var child = ChildProcess(
        launch.program, words + arguments, environment: environment, folder: folder,
        timeLimit: seconds)
      child.memoryLimit = memoryCeiling
      child.spaceLimit = SpaceLimit([folder, output.url], bytes: WidgetBox.space)
      child.box = box?.process(
        reading: [choices], writing: [folder, output.url], memory: memoryCeiling, seconds: seconds)
      outcome = slots.take { child.run() }
    }
    let symbols = CrashSymbols.locate(environment: home.inherited)
    return ProgramEnd(outcome, trace: trace, of: program, symbols: symbols, files: files)
  }
}
