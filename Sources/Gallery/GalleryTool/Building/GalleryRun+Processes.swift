import CatalogueManifest
import Foundation
import ProjectReader

extension GalleryRun {
  var failure: ProcessFailure { ProcessFailure(name: name, sources: sources) }

  /// Runs the program in a home folder of its own, which goes away with it.
  ///
  /// - Parameter subject: What it is about; with the verb it names the folder.
  func child(
    _ verb: String, of subject: String, _ options: ProgramOptions, _ work: URL,
    _ arguments: [String], seconds: Double
  ) -> ProgramEnd {
    let folder = work.appendingPathComponent(
      "home-\(verb)-\(options.journal(PathName.slug(subject)))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = options.location.flatMap(LocationAuthorization.init) ?? locations.first
    let symbols = CrashSymbols.locate(environment: home.inherited)
    let trace = folder.appendingPathComponent("crash-trace")
    var outcome: ChildProcess.Outcome?
    if var environment = try? home.make(folder, for: program, location: location) {
      environment["VITRINE_CRASH_TRACE"] = trace.path
      var child = ChildProcess(
        program, [verb, file(of: options, in: work)] + arguments, environment: environment,
        folder: folder, timeLimit: seconds)
      child.memoryLimit = memoryCeiling
      outcome = child.run()
    }
    return ProgramEnd(outcome, trace: trace, of: program, symbols: symbols, files: files)
  }
}
