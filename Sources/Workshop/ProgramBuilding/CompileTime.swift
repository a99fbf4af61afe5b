import DiagnosticRecords
import Synchronization

/// How long compilers have worked for one program, and how long they may.
///
/// Seconds of a processor: they do not depend on what else the machine does. When the time is over,
/// files that do not compile are left out as a whole; at twice the time nothing is tried any more.
final class CompileTime: Sendable {
  private struct Spent {
    var seconds = 0.0
    /// Those of them in which errors were looked for in healed code.
    var healing = 0.0
  }

  /// Seconds.
  private let limit: Double
  private let spent = Mutex(Spent())

  /// - Parameter limit: seconds of a processor.
  init(limit: Double) { self.limit = limit }

  var seconds: Double { spent.withLock { $0.seconds } }

  /// - Parameter isHealing: whether errors were looked for in healed code.
  func add(_ seconds: Double, isHealing: Bool = false) {
    spent.withLock { spent in
      spent.seconds += seconds
      if isHealing { spent.healing += seconds }
    }
  }

  /// The part of the time that is over, and that of it which healing has taken.
  var used: Double { seconds / limit }
  var usedForHealing: Double { spent.withLock { $0.healing } / limit }
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
