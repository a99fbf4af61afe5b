import DiagnosticRecords

/// How long compilers have worked for one program, and how long they may.
///
/// Seconds of a processor: they do not depend on what else the machine does. When the time is over,
/// files that do not compile are left out as a whole; at twice the time nothing is tried any more.
final class CompileTime {
  /// Seconds.
  private let limit: Double
  private(set) var seconds = 0.0
  /// Those of them in which errors were looked for in healed code.
  private var healing = 0.0

  /// - Parameter limit: seconds of a processor.
  init(limit: Double) { self.limit = limit }

  func add(_ seconds: Double) { self.seconds += seconds }

  /// - Parameter before: what ``seconds`` were before healed code was looked at.
  func countAsHealing(since before: Double) { healing += seconds - before }

  /// The part of the time that is over, and that of it which healing has taken.
  var used: Double { seconds / limit }
  var usedForHealing: Double { healing / limit }
  var isOver: Bool { used >= 2 }

  /// Seconds of wall-clock time after which one compiler is stopped: on a busy machine it may take
  /// some times as long as it computes.
  ///
  /// - Parameter most: for any compiler.
  func wallLimit(_ most: Double) -> Double { min(most, max(30, 3 * (2 * limit - seconds))) }
}

extension Diagnostic {
  /// - Parameter module: its name for people.
  static func compilingGivenUp(_ module: String, _ time: CompileTime) -> Diagnostic {
    Diagnostic(
      .compilingGivenUp,
      "\(module) is not compiled: compilers have worked \(Int(time.seconds)) s for this program.",
      hint: "To allow them more: --compile-limit SECONDS.",
      subject: module)
  }
}

extension Rule {
  static let compilingGivenUp = Rule(
    "compiling-given-up", fault: .vitrine, .error, "Compiling has taken too long and was given up",
    why: "Each try to leave out what does not compile takes a compiler's time.",
    remedy: "Allow more time with --compile-limit, name fewer targets with --targets, or give "
      + "stand-ins for the names that are missing most: Swift files under \"stubs\" in "
      + "vitrine.json.")
}
