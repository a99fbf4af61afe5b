import Foundation
import ProcessRunning
import Synchronization

/// Which machines answer. Each is asked once, so that one that does not costs seconds, however many
/// packages are on it; and the more do not, the less the next is waited for.
final class RemoteHosts: Sendable {
  private struct State {
    /// By name: why it was not reached, or nil if it was.
    var reasons: [String: String?] = [:]
    var patience: Double
    var substitutions: GitSubstitutions?
  }

  private let state: Mutex<State>
  private let least: Double

  /// - Parameters:
  ///   - patience: seconds that the first machine has for its first answer. One that is silent
  ///     halves what the next has.
  ///   - least: seconds that each has, as a slow line needs them.
  ///   - substitutions: nil to ask git for them.
  init(patience: Double = 10, least: Double = 1, substitutions: GitSubstitutions? = nil) {
    state = Mutex(State(patience: patience, substitutions: substitutions))
    self.least = least
  }

  /// The machine that git asks for an address; nil for a repository on this one.
  func host(of address: PackageAddress, _ git: GitClient) -> String? {
    guard address.host != nil else { return nil }
    let substitutions = state.withLock { $0.substitutions } ?? GitSubstitutions(git)
    state.withLock { $0.substitutions = substitutions }
    return substitutions.host(of: address)
  }

  /// Why a machine cannot be reached; nil if it can.
  func problem(_ address: PackageAddress, _ git: GitClient, in folder: URL) -> String? {
    guard let host = host(of: address, git) else { return nil }
    let (known, patience) = state.withLock { ($0.reasons[host], $0.patience) }
    if let known { return known }
    let outcome = git.run(["ls-remote", "--", address.text, "HEAD"], in: folder, seconds: patience)
    let isSilent = outcome.ending == .timedOut
    let reason =
      isSilent
      ? "\(host) did not answer within \(Int(patience.rounded(.up))) seconds"
      : GitAnswer(outcome).reasonOfSilence.map { "\(host): \($0)" }
    state.withLock {
      $0.reasons[host] = .some(reason)
      if isSilent { $0.patience = max(least, $0.patience / 2) }
    }
    return reason
  }

  /// Notes that a machine that has answered does so no more.
  func lose(_ address: PackageAddress, _ git: GitClient, because reason: String) {
    guard let host = host(of: address, git) else { return }
    state.withLock { $0.reasons[host] = .some(reason) }
  }
}
