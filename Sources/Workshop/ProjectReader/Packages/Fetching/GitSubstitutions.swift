import Foundation
import ProcessRunning

/// Addresses that git asks in place of others, as the user's configuration says
/// (`url.BASE.insteadOf`): a mirror, or repositories on this machine.
struct GitSubstitutions: Sendable {
  /// What addresses begin with, and what stands there instead.
  private let bases: [(start: String, base: String)]

  /// - Parameter text: what `git config -z --get-regexp` prints: a key, a line feed, a value, and a
  ///   zero byte each time.
  init(_ text: String) {
    bases = text.split(separator: "\0").compactMap { entry in
      let parts = entry.split(separator: "\n", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("url."), parts[0].hasSuffix(".insteadof") else {
        return nil
      }
      return (String(parts[1]), String(parts[0].dropFirst(4).dropLast(10)))
    }
  }

  /// Asks git, once for all addresses.
  init(_ git: GitClient) {
    let outcome = git.run(
      ["config", "-z", "--get-regexp", "^url\\..*\\.insteadof$"],
      in: URL(fileURLWithPath: "/"), seconds: 5)
    self.init(outcome.succeeded ? outcome.outputText : "")
  }

  /// The machine that git will ask; nil for one on this machine. Of several beginnings that fit,
  /// the longest counts.
  func host(of address: PackageAddress) -> String? {
    let fitting = bases.filter { address.text.hasPrefix($0.start) }
    guard let best = fitting.max(by: { $0.start.utf8.count < $1.start.utf8.count }) else {
      return address.host
    }
    let text = best.base + address.text.dropFirst(best.start.count)
    return PackageAddress(text).map(\.host) ?? address.host
  }
}
