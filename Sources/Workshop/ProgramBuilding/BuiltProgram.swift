package import BuildCaching
package import DiagnosticRecords
package import Foundation

/// What became of building a gallery program.
package struct BuiltProgram: Sendable {
  /// The program; nil if it could not be built.
  package var executable: URL?
  /// The name of its module.
  package var module: String
  package var diagnostics: [Diagnostic]
  /// What was left out of its files and those of its modules.
  package var healed: [HealedPart] = []
  /// The source of modules that were made from their use, by their names.
  package var made: [String: String] = [:]
  /// What it was compiled from; nil if anything had to be left out, added or made up.
  package var code: ProgramCode?
  /// What was found out about files that do not compile.
  package var lessons = HealingLessons()
  /// Whether a compiler ran; if not, nothing had changed.
  package var compilerRan: Bool
  /// Seconds spent on our modules and on the program.
  package var seconds: Double
  /// Keeps the program, and what it was built with, while it is held.
  package var leases: [CacheLease] = []
}
