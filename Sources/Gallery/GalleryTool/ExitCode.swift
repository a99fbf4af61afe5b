/// How a command ends (Sources/README.md, exit codes).
package enum ExitCode: Int32, Sendable {
  /// Everything is as it should be.
  case success = 0
  /// Differences, or checks that failed.
  case differences = 1
  /// The command or a configuration file is wrong.
  case usage = 2
  /// Something did not render. Dominates `differences`.
  case renderFailure = 3
  /// Nothing matched.
  case nothing = 4
  /// A fault of Vitrine itself.
  case internalError = 70
}
