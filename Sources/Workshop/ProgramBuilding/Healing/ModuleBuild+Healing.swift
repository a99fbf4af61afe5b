import DiagnosticRecords
import Foundation
import ProjectReader

extension ModuleBuild {
  /// How much goes with an error: its part, the body or declaration around it, or its file.
  private enum Grain: Int { case part, declaration, file }

  /// Rounds after which more goes with each error, and after which there is no other.
  private static let rounds = (parts: 5, declarations: 8, all: 14)
  /// Seconds of a processor, for all modules of a program, after which more goes with each error.
  private static let seconds = (parts: 90.0, declarations: 150.0)
  /// So many errors heal sooner if only what widgets need is compiled.
  private static let manyErrors = 20
  /// More slow expressions are not tried for longer.
  static let fewSlowExpressions = 2

  /// Leaves out of the files what does not compile, round by round, until the rest does; nil if it
  /// never does. A file goes as a whole only where nothing else heals it.
  func heal(
    _ first: CompilerCall.Complaint, _ value: String, _ outcome: inout Outcome
  ) throws -> HealedSources? {
    guard !first.messages.isEmpty else { return nil }
    var state = HealingState(self, value)
    state.errors = first.messages
    outcome.compilerRan = true
    try narrow(&state)
    for round in 1...Self.rounds.all {
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

  /// Compiles only what widgets need if names are missing all over the module.
  private func narrow(_ state: inout HealingState) throws {
    guard let shared = healing, state.errors.count > Self.manyErrors || shared.hasNarrowed,
      state.healer.namesMissing(in: state.errors)
    else { return }
    let whole = state.healer
    var code = shared.code
    // A name that was followed to nowhere may still be needed.
    for _ in 0..<3 {
      state.healer = whole
      state.unneeded = state.healer.leaveOut(allBut: code)
      guard state.unneeded > 0 else { return }
      say("leaving out what no widget needs: \(state.unneeded) declarations")
      guard try look(&state) else { return }
      guard code.need(Set(state.errors.compactMap { MissingName($0.text)?.name })) else { return }
    }
  }

  private func grain(_ round: Int, _ state: inout HealingState) -> Grain {
    let seconds = healing?.seconds ?? 0
    let byRound: Grain =
      round <= Self.rounds.parts
      ? .part : round <= Self.rounds.declarations ? .declaration : .file
    let byTime: Grain =
      seconds <= Self.seconds.parts
      ? .part : seconds <= Self.seconds.declarations ? .declaration : .file
    if byTime.rawValue > byRound.rawValue { state.isCutShort = true }
    return byTime.rawValue > byRound.rawValue ? byTime : byRound
  }

  /// Heals errors; where nothing heals, more goes with them.
  private func change(_ state: inout HealingState, _ grain: Grain) -> Bool {
    if grain == .part, state.heal() { return true }
    if grain != .file, state.heal(coarsely: true) { return true }
    let hasLeftOut = state.leaveOutFiles(but: kept)
    return state.heal(coarsely: true) || hasLeftOut
  }

  /// Looks for errors in what is left; false if the compiler does not say.
  private func look(_ state: inout HealingState) throws -> Bool {
    let began = ContinuousClock.now
    let count = state.errors.count
    let (call, sources) = state.call
    try call.write(sources)
    guard let found = try call.check(compilers, root: root, patiently: state.isPatient) else {
      return false
    }
    healing?.seconds += found.processorSeconds
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
    healed.unneeded = state.unneeded
    if !isForeign {
      healed.errors = state.healer.doubtful.map {
        Diagnostic(.doesNotCompile, $0.text, file: $0.file, line: $0.line)
      }
    }
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
    remedy: "Give stand-ins for the names that are missing most: Swift files under \"stubs\" in "
      + "vitrine.json.")
}
