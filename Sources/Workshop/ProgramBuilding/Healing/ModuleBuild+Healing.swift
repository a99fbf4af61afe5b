import DiagnosticRecords
import Foundation
import ProjectReader

extension ModuleBuild {
  /// At most so many type checks, and seconds for all of them.
  private static let roundLimit = 16
  private static let secondsLimit = 400.0
  /// So many rounds may end with just the same errors; then their files are left out.
  private static let repeatLimit = 2

  /// Leaves out of the files what does not compile, round by round, until the rest does; nil if it
  /// never does. A file goes as a whole only where nothing else heals it.
  func heal(
    _ first: CompilerCall.Complaint, _ value: String, _ outcome: inout Outcome
  ) throws -> HealedSources? {
    var files = files
    let (whole, sources) = call(files)
    var healer = Healer(
      zip(files, sources).map { file, source in
        HealedFile(
          name: source.name, original: file.url.path, path: file.path, bytes: source.bytes)
      }, flags: whole.compilation.flags, modules: whole.importable, made: made,
      isForeign: isForeign)
    var errors = first.messages
    let start = ContinuousClock.now
    var rounds: [HealedSources.Round] = []
    var ends: [Set<String>: Int] = [:]
    for round in 1...Self.roundLimit {
      say("healing, round \(round): \(errors.count) errors")
      let began = ContinuousClock.now
      guard began - start < .seconds(Self.secondsLimit) else { return nil }
      let known = Set(errors.map { "\($0.file ?? ""):\($0.line ?? 0) \($0.text)" })
      ends[known, default: 0] += 1
      if ends[known, default: 0] > Self.repeatLimit || !healer.heal(errors) {
        guard leaveOut(&files, errors, &healer) else { return nil }
      }
      var healed = HealedSources(value: value + HealedSources.tool, texts: healer.texts)
      healed.leftOut = Set(self.files.map(\.path)).subtracting(files.map(\.path)).sorted()
      let (plain, plainSources) = call(files)
      let (call, sources) = healed.applied(to: plain, plainSources)
      try call.write(sources)
      outcome.compilerRan = true
      guard let found = try call.check(compilers, root: root) else { return nil }
      rounds.append(
        HealedSources.Round(
          errors: errors.count, parts: healer.parts.count,
          seconds: (ContinuousClock.now - began) / .seconds(1)))
      errors = found.messages
      guard errors.isEmpty else { continue }
      // What the compiler finds only when it makes code heals as well.
      guard let complaint = try attempt(files, healed, &outcome) else {
        healed.parts = healer.parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        healed.rounds = rounds
        if !isForeign {
          healed.errors = healer.doubtful.map {
            Diagnostic(.doesNotCompile, $0.text, file: $0.file, line: $0.line)
          }
        }
        return healed
      }
      errors = complaint.messages
    }
    return nil
  }

  /// Leaves out the files of errors that nothing heals, unless drawing begins with one of them.
  private func leaveOut(
    _ files: inout [WidgetProject.SourceFile], _ errors: [CompilerMessage], _ healer: inout Healer
  ) -> Bool {
    guard !healer.parts.isEmpty else { return false }
    let failing = files.filter { file in errors.contains { $0.file == file.url.path } }
    guard !failing.isEmpty, !failing.contains(where: { kept.contains($0.path) }) else {
      return false
    }
    for file in failing {
      healer.leaveOut(file.path, because: errors.first { $0.file == file.url.path })
      files.removeAll { $0.path == file.path }
    }
    return true
  }
}
