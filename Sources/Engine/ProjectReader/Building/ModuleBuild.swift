import DiagnosticRecords
import Foundation

/// Compiles a module unless it is there already; if it is refused for files that nothing drawn leads
/// to, without those.
struct ModuleBuild {
  /// For people.
  let name: String
  let files: [WidgetProject.SourceFile]
  /// Paths in diagnostics are relative to it.
  let root: URL
  let environment: [String: String]
  /// What the modules were built from that this one is built upon.
  let foundation: [String]
  /// The call for some of the files, with everything it compiles.
  let call: ([WidgetProject.SourceFile]) -> (CompilerCall, [ProgramSource])
  /// Paths of the files that something drawn may lead to; asked for only after a failure.
  let needed: () -> Set<String>
  /// Whether what was made is where it belongs.
  var isInPlace: () -> Bool = { true }
  /// Puts what was made where it belongs.
  var finish: (CompilerCall) throws -> Void = { _ in }

  /// What became of it.
  struct Outcome {
    var isBuilt = false
    var diagnostics: [Diagnostic] = []
    var compilerRan = false
    /// What it was built from.
    var stamp = ""
    /// Its object files.
    var objects: [String] = []
  }

  func run() throws -> Outcome {
    var outcome = Outcome()
    guard let errors = try attempt(files, &outcome) else { return outcome }
    let value = outcome.stamp
    if let spared = SparedFiles(files, errors: errors, needed: needed(), module: name),
      try attempt(spared.remaining, &outcome) == nil
    {
      try KnownFailure(value: value, errors: errors).save(call(files).0.work)
      outcome.diagnostics = spared.diagnostics
    } else {
      outcome.diagnostics = errors
    }
    return outcome
  }

  /// Compiles some of the files; what the compiler complained about.
  private func attempt(
    _ files: [WidgetProject.SourceFile], _ outcome: inout Outcome
  ) throws -> [Diagnostic]? {
    let (call, sources) = call(files)
    outcome.stamp = BuildStamp.value(call, sources, on: foundation)
    outcome.objects = call.objects
    let stamp = BuildStamp(file: call.work.appendingPathComponent("stamp"), value: outcome.stamp)
    if !stamp.isValid || !isInPlace() {
      if let known = KnownFailure.read(call.work), known.value == outcome.stamp {
        return known.errors
      }
      stamp.remove()
      outcome.compilerRan = true
      try call.write(sources)
      if let errors = try call.compile(environment: environment, root: root) { return errors }
      try finish(call)
      try stamp.save()
    }
    outcome.isBuilt = true
    return nil
  }
}

/// What the compiler said of files that were then left out, so that it need not say it again as long
/// as nothing changes.
private struct KnownFailure: Codable {
  /// What it was given.
  var value: String
  var errors: [Diagnostic]

  private static func file(_ folder: URL) -> URL { folder.appendingPathComponent("failure.json") }

  static func read(_ folder: URL) -> KnownFailure? {
    guard let data = try? Data(contentsOf: file(folder)) else { return nil }
    return try? JSONDecoder().decode(KnownFailure.self, from: data)
  }

  func save(_ folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(folder), options: .atomic)
  }
}
