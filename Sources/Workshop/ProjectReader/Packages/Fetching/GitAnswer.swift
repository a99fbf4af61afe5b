import Foundation
import ProcessRunning

/// What git said, in a line, and what it means.
struct GitAnswer {
  private let outcome: ChildProcess.Outcome

  init(_ outcome: ChildProcess.Outcome) { self.outcome = outcome }

  /// The line that says what went wrong, without names and passwords in addresses.
  var reason: String {
    switch outcome.ending {
    case .timedOut: return "git took too long"
    case .outOfSpace: return "it is larger than a package may be"
    case .notStarted(let reason): return "git cannot be started: \(reason)"
    default: break
    }
    let lines = outcome.errorText.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last
    let text = Self.withoutSecrets(line.map(String.init) ?? "git ended with \(outcome.ending)")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// What git and its helpers say when nobody answers at the other end.
  private static let silences = [
    "Connection refused", "Connection timed out", "Could not resolve host",
    "Could not resolve hostname", "Could not resolve proxy", "Couldn't connect to server",
    "Failed to connect", "Name or service not known", "Network is unreachable", "No route to host",
    "Operation timed out", "Temporary failure in name resolution",
  ]

  /// How it says that the machine was not reached; nil if it was.
  var reasonOfSilence: String? {
    if outcome.succeeded { return nil }
    let text = outcome.errorText
    return Self.silences.first(where: text.contains)
  }

  /// What it means for a package.
  func failure(_ address: PackageAddress) -> RemotePackages.Failure {
    reasonOfSilence.map { .notReached("\(address.host ?? "It"): \($0)") } ?? .refused(reason)
  }

  /// `https://name:password@host` as `https://host`.
  static func withoutSecrets(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.range(of: "://") {
      result += rest[..<range.upperBound]
      rest = rest[range.upperBound...]
      let authority = rest.prefix { !"/ '\"".contains($0) }
      if let at = authority.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    }
    return result + rest
  }
}
