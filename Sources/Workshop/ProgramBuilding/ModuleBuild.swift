import DiagnosticRecords
import Foundation
import ProcessRunning
import ProjectReader

/// Compiles a module unless it is there already; if the compiler refuses some files and the others
/// do without them, without those.
struct ModuleBuild: Sendable {
  /// For people.
  let name: String
  let files: [WidgetProject.SourceFile]
  /// Paths in diagnostics are relative to it.
  let root: URL
  let compilers: CompilerBox
  /// What the modules were built from that this one is built upon.
  let foundation: [String]
  /// The call for some of the files, with everything it compiles.
  var call: @Sendable ([WidgetProject.SourceFile]) -> (CompilerCall, [ProgramSource])
  /// Paths of files that are never left out.
  let kept: Set<String>
  /// Names of modules that are asked for names which code lacks, beside those of the compiler and
  /// those whose sources declare them.
  var offered: Set<String> = []
  /// Names of modules that are made from their use.
  var made: [String] = []
  /// Names of types in those.
  var madeTypes: Set<String> = []
  /// What those declare.
  var madeNames = MadeNames()
  /// Whether the files are those of a package of others, which compile where they come from.
  var isForeign = false
  /// What healing shares with the other modules of the program.
  var healing: ProgramHealing?
  /// What became of the modules that were built before.
  var before = HealedModules()
  /// Where a program is put; nil for a library.
  var program: URL?
  /// Puts what was made where it belongs.
  var finish: @Sendable (CompilerCall) throws -> Void = { _ in }
  /// Told what is being done beside plain compiling.
  var say: @Sendable (String) -> Void = { _ in }

  /// What became of it.
  struct Outcome {
    var isBuilt = false
    /// What the compiler said if it was not built.
    var errors: [Diagnostic] = []
    /// What was left out to build it.
    var spared: SparedFiles?
    /// What was left out of its files.
    var healed: HealedSources?
    /// Says what of a module in C was left out.
    var refused: [Diagnostic] = []
    /// Whether only what widgets need was compiled, as names are missing all over it.
    var hasNarrowed = false
    var compilerRan = false
    /// What it was built from.
    var stamp = ""
    /// Its object files.
    var objects: [String] = []
    /// Whether it may have failed because of what an earlier build has left.
    var isFaultOfCache = false
    /// Whether no more is tried, as even the least that is needed takes the compiler too long.
    var isGivenUp = false
    /// Says that it is compiled without checks for data races, if it is.
    var unchecked: Diagnostic?

    /// Whether all of its files were compiled as they are.
    var isPlain: Bool { spared == nil && healed == nil && !hasNarrowed && unchecked == nil }
  }

  func run() throws -> Outcome {
    var outcome = Outcome()
    let (whole, sources) = call(files)
    let value = BuildStamp.value(whole, sources, on: foundation)
    if let known = RaceChecks.read(whole.work), known.value == value + HealedSources.tool {
      outcome = try withoutRaceChecks.run()
      outcome.unchecked = known.diagnostic(name)
      return outcome
    }
    if let known = SparedFiles.read(whole.work), known.value == value + HealedSources.tool,
      try attempt(files.filter { !known.paths.contains($0.path) }, nil, &outcome) == nil
    {
      outcome.spared = known
      return outcome
    }
    if let known = try HealedSources.read(whole.work, value: value).flatMap({
      try stillNeeded($0, whole.work)
    }), try attempt(files.filter { !known.leftOut.contains($0.path) }, known, &outcome) == nil {
      outcome.healed = known
      return outcome
    }
    if let time = healing?.time, time.isOver {
      outcome.errors = [.compilingGivenUp(name, time)]
      return outcome
    }
    let narrowed = try narrowFirst(value, &outcome)
    if outcome.isGivenUp { return outcome }
    if let healed = try narrowed ?? healKnown(value, &outcome) {
      try healed.save(whole.work)
      outcome.healed = healed
      return outcome
    }
    guard let first = try attempt(files, nil, &outcome, looksFirst: !made.isEmpty) else {
      return outcome
    }
    if let checks = RaceChecks(first, value: value + HealedSources.tool, of: whole.compilation) {
      try checks.save(whole.work)
      outcome = try withoutRaceChecks.run()
      outcome.unchecked = checks.diagnostic(name)
      outcome.compilerRan = true
      return outcome
    }
    outcome.errors = first.diagnostics
    outcome.isFaultOfCache = first.isFaultOfCache
    if first.isFaultOfCache { return outcome }
    if let healed = try heal(first, value, &outcome) {
      try healed.save(whole.work)
      outcome.healed = healed
      outcome.errors = []
      return outcome
    }
    if let spared = try spare(first, value, &outcome) {
      try spared.save(whole.work)
      outcome.spared = spared
      outcome.errors = []
    } else if let time = healing?.time, time.isOver {
      outcome.errors.append(.compilingGivenUp(name, time))
    }
    return outcome
  }

  /// What was made of the files, if widgets need just what they needed then.
  ///
  /// - Parameter folder: where it is remembered.
  private func stillNeeded(_ known: HealedSources, _ folder: URL) throws -> HealedSources? {
    guard let narrowing = known.narrowing else { return known }
    guard let healing else { return nil }
    if narrowing.program == healing.value { return known }
    var state = HealingState(self, known.value)
    guard state.narrow(healing, asking: Set(narrowing.asked)),
      narrowing.leavesOut(state.narrowing)
    else { return nil }
    var known = known
    known.narrowing = state.narrowing
    try known.save(folder)
    return known
  }

  /// Leaves out files until the rest compiles; nil if it never does. Each round may show that
  /// others needed what went, and these go as well.
  private func spare(
    _ first: CompilerCall.Complaint, _ value: String, _ outcome: inout Outcome
  ) throws -> SparedFiles? {
    var remaining = files
    var complaint = first
    while true {
      let failing = complaint.files.intersection(remaining.map(\.path))
      guard !failing.isEmpty, failing.isDisjoint(with: kept) else { return nil }
      remaining.removeAll { failing.contains($0.path) }
      guard let next = try attempt(remaining, nil, &outcome) else {
        let left = Set(files.map(\.path)).subtracting(remaining.map(\.path))
        return SparedFiles(
          value: value + HealedSources.tool, paths: left.sorted(), errors: first.diagnostics)
      }
      complaint = next
    }
  }

  /// Compiles some of the files; what the compiler complained about.
  ///
  /// - Parameter looksFirst: whether errors are likely, which are found much sooner than code is
  ///   made.
  func attempt(
    _ files: [WidgetProject.SourceFile], _ healed: HealedSources?, _ outcome: inout Outcome,
    looksFirst: Bool = false
  ) throws -> CompilerCall.Complaint? {
    var (call, sources) = call(files)
    if let healed { (call, sources) = healed.applied(to: call, sources) }
    outcome.stamp = BuildStamp.value(call, sources, on: foundation)
    outcome.objects = call.objects
    let stamp = BuildStamp(
      file: call.work.appendingPathComponent("stamp"), value: outcome.stamp,
      products: call.products(program: program))
    if !stamp.isValid {
      stamp.remove()
      outcome.compilerRan = true
      try call.write(sources)
      if looksFirst, let found = try call.check(compilers, root: root, time: healing?.time),
        !found.messages.isEmpty || found.isCutShort
      {
        return found
      }
      if let complaint = try call.compile(compilers, root: root, time: healing?.time) {
        return complaint
      }
      try finish(call)
      try stamp.save()
    }
    outcome.isBuilt = true
    return nil
  }
}
