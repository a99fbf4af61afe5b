import DiagnosticRecords
import Foundation
import ProjectReader

extension ModuleBuild {
  /// How much goes with an error: its part, the body or declaration around it, its file, or where
  /// that must stay the outermost declaration around it.
  private enum Grain: Int { case part, declaration, file, outermost }

  /// Rounds after which more goes with each error, and after which there is no other.
  private static let rounds = (parts: 5, declarations: 8, files: 14, all: 20)
  /// Of the time that compiling may take, the parts that healing may take before more goes with
  /// each error.
  private static let time = (parts: 0.4, declarations: 0.6)
  /// So many errors heal sooner if only what widgets need is compiled.
  private static let manyErrors = 20
  /// More slow expressions are not tried for longer.
  static let fewSlowExpressions = 2
  /// Bytes of code from which on it is worth finding out what of it widgets need.
  private static let largeModule = 1 << 16
  /// The part of its code that goes, at least, where only what widgets need is compiled at once.
  private static let worthNarrowing = 0.33

  /// Leaves out of the files what does not compile, round by round, until the rest does; nil if it
  /// never does. A file goes as a whole only where nothing else heals it.
  func heal(
    _ first: CompilerCall.Complaint, _ value: String, _ outcome: inout Outcome
  ) throws -> HealedSources? {
    guard !first.messages.isEmpty else { return nil }
    var state = HealingState(self, value)
    state.errors = first.messages
    outcome.compilerRan = true
    if let shared = healing, state.errors.count > Self.manyErrors || before.hasNarrowed,
      state.healer.namesMissing(in: state.errors)
    {
      outcome.hasNarrowed = true
      if state.narrow(shared) {
        say("leaving out what no widget needs: \(state.unneeded) declarations")
        guard try look(&state), try ask(&state) else { return nil }
      }
    }
    return try heal(&state, &outcome)
  }

  /// Compiles of a large module only what widgets need, before it is tried as a whole: of a module
  /// that an app shares it is often little.
  ///
  /// - Returns: nil if there is little to leave out, or if what is left does not compile though no
  ///   name is missing in it.
  func narrowFirst(_ value: String, _ outcome: inout Outcome) throws -> HealedSources? {
    // What is wrong in a program's own files is the user's to know, unless it comes of what is
    // missing.
    guard let shared = healing, program == nil || !made.isEmpty,
      files.reduce(0, { $0 + $1.prepared.count }) >= Self.largeModule,
      // Its previews are drawn too, as long as nothing is in the way; those of others never.
      !made.isEmpty || isForeign || !files.contains(where: \.showsPreviews)
    else { return nil }
    var state = HealingState(self, value)
    guard state.narrow(shared), state.blankedPart >= Self.worthNarrowing else { return nil }
    state.isNarrowedFirst = true
    let hasLearnt = state.follow(shared.taught)
    say("leaving out what no widget needs: \(state.unneeded) declarations")
    guard
      let complaint = try attempt(
        state.files, state.healed, &outcome, looksFirst: !made.isEmpty)
    else { return finished(state) }
    state.errors = complaint.messages
    if complaint.isCutShort, state.errors.isEmpty {
      // The whole would take longer.
      (outcome.isGivenUp, outcome.errors) = (true, complaint.diagnostics)
    }
    guard !state.errors.isEmpty, try ask(&state),
      state.errors.isEmpty || hasLearnt || state.healer.namesMissing(in: state.errors)
    else { return nil }
    return try heal(&state, &outcome)
  }

  /// Begins with what is known of the files from another program; nil if nothing is, or if they do
  /// not compile so either.
  func healKnown(_ value: String, _ outcome: inout Outcome) throws -> HealedSources? {
    guard let shared = healing, !shared.taught.isEmpty else { return nil }
    var state = HealingState(self, value)
    if before.hasNarrowed { _ = state.narrow(shared) }
    guard state.follow(shared.taught) else { return nil }
    outcome.compilerRan = true
    say("leaving out what another target did not compile with")
    guard try look(&state), try ask(&state) else { return nil }
    return try heal(&state, &outcome)
  }

  /// A name that was followed to nowhere may still be needed.
  ///
  /// - Returns: false if the compiler does not say what is wrong.
  private func ask(_ state: inout HealingState) throws -> Bool {
    for _ in 0..<3 where healing.map({ state.ask($0) }) == true {
      guard try look(&state) else { return false }
    }
    return true
  }

  private func heal(_ state: inout HealingState, _ outcome: inout Outcome) throws -> HealedSources?
  {
    for round in 1...Self.rounds.all where healing?.time.isOver != true {
      if state.errors.isEmpty {
        // What the compiler finds only when it makes code heals as well.
        guard let complaint = try attempt(state.files, state.healed, &outcome) else {
          return finished(state)
        }
        state.errors = complaint.messages
      }
      if state.isLeftWithSlowExpressions {
        state.isPatient = true
        guard try look(&state) else { return nil }
        continue
      }
      say("healing, round \(round): \(state.errors.count) errors")
      guard change(&state, grain(round, &state)), try look(&state) else { return nil }
    }
    return nil
  }

  private func grain(_ round: Int, _ state: inout HealingState) -> Grain {
    let time = healing?.time
    let byRound: Grain =
      round <= Self.rounds.parts
      ? .part
      : round <= Self.rounds.declarations
        ? .declaration : round <= Self.rounds.files ? .file : .outermost
    let byTime: Grain =
      switch time?.usedForHealing ?? 0 {
      case _ where (time?.used ?? 0) >= 1: .file
      case ...Self.time.parts: .part
      case ...Self.time.declarations: .declaration
      default: .file
      }
    if byTime.rawValue > byRound.rawValue { state.isCutShort = true }
    return byTime.rawValue > byRound.rawValue ? byTime : byRound
  }

  /// Heals errors; where nothing heals, more goes with them.
  private func change(_ state: inout HealingState, _ grain: Grain) -> Bool {
    if grain == .part, state.heal() { return true }
    if grain.rawValue <= Grain.declaration.rawValue, state.heal(coarsely: true) { return true }
    let hasLeftOut = state.leaveOutFiles(but: kept)
    if grain != .outermost, state.heal(coarsely: true) || hasLeftOut { return true }
    return state.healer.leaveOutOutermost(state.errors) || hasLeftOut
  }

  /// Looks for errors in what is left; false if the compiler does not say.
  private func look(_ state: inout HealingState) throws -> Bool {
    let began = ContinuousClock.now
    let count = state.errors.count
    try healing?.requireModules()
    let (call, sources) = state.call
    try call.write(sources)
    guard
      let found = try call.check(
        compilers, root: root, patiently: state.isPatient, time: healing?.time, isHealing: true),
      !found.isCutShort || !found.messages.isEmpty
    else {
      return false
    }
    state.errors = found.messages
    state.rounds.append(
      HealedSources.Round(
        errors: count, parts: state.healer.parts.count,
        seconds: (ContinuousClock.now - began) / .seconds(1)))
    return true
  }

  private func finished(_ state: HealingState) -> HealedSources {
    var healed = state.healed
    healed.parts = state.healer.parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    healed.rounds = state.rounds
    healed.narrowing = state.narrowing
    healed.lessons = state.lessons
    // What nobody misses need not be said.
    healed.unneeded = state.isNarrowedFirst && healed.parts.isEmpty ? 0 : state.unneeded
    if !isForeign {
      healed.errors = state.healer.doubtful.map {
        Diagnostic(.doesNotCompile, $0.text, file: $0.file, line: $0.line)
      }
      healed.errors += state.healer.addedImports.map(\.diagnostic)
    }
    healed.errors += state.healer.refused.map { $0.diagnostic(name) }
    if state.isCutShort { healed.errors.append(.healingCutShort(name)) }
    return healed
  }
}

extension Diagnostic {
  fileprivate static func healingCutShort(_ module: String) -> Diagnostic {
    Diagnostic(
      .healingCutShort,
      "Leaving out of \(module) what does not compile has taken too long, so more was left out "
        + "than had to be.", subject: module)
  }
}

extension Rule {
  static let healingCutShort = Rule(
    "healing-cut-short", fault: .vitrine, .warning,
    "More code was left out than had to be, to come to an end",
    why: "Looking for the smallest parts takes a type check of the whole module each time.",
    remedy: "Allow more time with --compile-limit, or give stand-ins for what is missing most: "
      + "Swift files under \"stubs\" in vitrine.json.")
}
