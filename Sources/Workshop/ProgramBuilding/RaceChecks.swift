import DiagnosticRecords
import Foundation
import ProjectReader

/// A module that is compiled without the checks for data races of Swift 6, which it does not pass
/// here. Foundation promises other things here than Apple's, whose functions in Objective-C the
/// compiler holds to no promise, so what passes there may fail; and no picture depends on it.
struct RaceChecks: Codable {
  /// What the module would be built from with them, and which tool has found it out.
  var value: String
  /// The first of what the compiler said.
  var first: Diagnostic

  private static let words = [
    "Sendable", "data race", "concurrency-safe", "actor-isolated", "isolated to",
  ]

  /// - Parameter compilation: with the checks.
  /// - Returns: nil if nothing that the compiler said comes of them.
  init?(_ complaint: CompilerCall.Complaint, value: String, of compilation: Compilation) {
    guard compilation.languageMode > 5,
      let first = complaint.diagnostics.first(where: { Self.raise($0.message) })
    else { return nil }
    (self.value, self.first) = (value, first)
  }

  /// Whether an error would be none in Swift 5.
  private static func raise(_ message: String) -> Bool { words.contains { message.contains($0) } }

  private static func file(_ folder: URL) -> URL { folder.appendingPathComponent("races.json") }

  /// What was found out when the module was built in a folder.
  static func read(_ folder: URL) -> RaceChecks? {
    guard let data = try? Data(contentsOf: file(folder)) else { return nil }
    return try? JSONDecoder().decode(RaceChecks.self, from: data)
  }

  func save(_ folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(folder), options: .atomic)
  }

  /// - Parameter module: its name for people.
  func diagnostic(_ module: String) -> Diagnostic {
    Diagnostic(
      .raceChecksLeftOut,
      "\(module) is compiled without checks for data races, which it does not pass here.",
      hint: "The first error is: \(first.message)", file: first.file, line: first.line,
      subject: module)
  }
}

extension Compilation {
  /// As Swift 5, with what else Swift 6 takes.
  var withoutRaceChecks: Compilation {
    var result = self
    (result.languageMode, result.hasBareSlashes) = (5, true)
    for feature in Self.laterFeatures where !features.contains(feature) {
      result.features.append(feature)
    }
    return result
  }

  private static let laterFeatures = [
    "ConciseMagicFile", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]
}

extension ModuleBuild {
  var withoutRaceChecks: ModuleBuild {
    var copy = self
    copy.call = { [call] files in
      var (changed, sources) = call(files)
      changed.compilation = changed.compilation.withoutRaceChecks
      return (changed, sources)
    }
    return copy
  }
}

extension Rule {
  static let raceChecksLeftOut = Rule(
    "race-checks-left-out", fault: .vitrine, .note,
    "A module was compiled without checks for data races",
    why: "Foundation promises other things here than on Apple's systems, so code that passes the "
      + "checks of Swift 6 there may fail here; no picture depends on them.",
    remedy: "Nothing needs to be done.")
}
