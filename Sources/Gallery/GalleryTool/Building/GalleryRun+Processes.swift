import CatalogueManifest
import Foundation
import ProcessRunning
import ProgramBuilding
import ProjectReader
import WidgetProgram

extension GalleryRun {
  var failure: ProcessFailure { ProcessFailure(name: name, sources: sources) }

  /// Runs the program in a folder of its own, which goes away with it.
  ///
  /// - Parameters:
  ///   - subject: What it is about; with the verb it names the folder.
  ///   - output: What it draws into.
  ///   - file: What of it is meant; empty for the folder.
  func child(
    _ verb: String, of subject: String, _ options: ProgramOptions, _ work: URL,
    _ output: DrawnFolder, file: String = "", _ arguments: [String], seconds: Double
  ) -> ProgramEnd {
    let folder = work.appendingPathComponent(
      "place-\(verb)-\(options.journal(PathName.slug(subject)))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = options.location.flatMap(LocationAuthorization.init) ?? locations.first
    let choices = self.file(of: options, in: work)
    let trace = folder.appendingPathComponent("crash-trace")
    var outcome: ChildProcess.Outcome?
    if let place = try? home.make(folder, for: program, location: location),
      (try? output.make()) != nil,
      // Widget code can see the words it was started with: they are the same for every process.
      let optionsFile = try? place.link("options.json", to: choices),
      let answer = try? place.link("answer", to: output.url.path)
    {
      var environment = place.environment
      environment["VITRINE_CRASH_TRACE"] =
        ProgramEnvironment.visible(folder) + "/" + trace.lastPathComponent
      let words = [verb, optionsFile, file.isEmpty ? answer : answer + "/" + file]
      var child = ChildProcess(
        place.program, words + arguments, environment: environment, folder: folder,
        timeLimit: seconds)
      child.memoryLimit = memoryCeiling
      child.spaceLimit = SpaceLimit([folder, output.url], bytes: WidgetBox.space)
      child.box = box?.process(
        reading: [choices], writing: [folder, output.url], memory: memoryCeiling, seconds: seconds)
      outcome = child.run()
    }
    let symbols = CrashSymbols.locate(environment: home.inherited)
    return ProgramEnd(outcome, trace: trace, of: program, symbols: symbols, files: files)
  }
}
