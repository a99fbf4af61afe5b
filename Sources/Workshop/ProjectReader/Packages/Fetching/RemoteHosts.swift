import Foundation
import ProcessRunning
import Synchronization

/// Which machines answer. Each is asked once, so that one that does not costs seconds, however many
/// packages are on it.
final class RemoteHosts: Sendable {
  /// Seconds that a machine has for its first answer.
  static let patience = 10.0

  /// By name: why it was not reached, or nil if it was.
  private let known = Mutex<[String: String?]>([:])

  /// Why a machine cannot be reached; nil if it can.
  func problem(_ address: PackageAddress, _ git: GitClient, in folder: URL) -> String? {
    guard let host = address.host else { return nil }
    if let known = known.withLock({ $0[host] }) { return known }
    let outcome = git.run(
      ["ls-remote", "--", address.text, "HEAD"], in: folder, seconds: Self.patience)
    let reason =
      outcome.ending == .timedOut
      ? "\(host) did not answer within \(Int(Self.patience)) seconds"
      : GitAnswer(outcome).reasonOfSilence.map { "\(host): \($0)" }
    known.withLock { $0[host] = .some(reason) }
    return reason
  }
}
