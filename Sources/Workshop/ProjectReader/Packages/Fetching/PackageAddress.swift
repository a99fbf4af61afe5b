import Foundation

/// Where a package's repository is, as a project writes it down: checked, because it is handed to
/// git.
package struct PackageAddress: Hashable, Sendable {
  /// As git gets it, and as it is shown.
  package let text: String
  /// What the package is known by: the last part of its address in small letters.
  package let identity: String
  /// The machine it is on; nil for a repository on this one.
  package let host: String?

  /// Reads `https://…`, `ssh://…`, `git@host:path`, `file://…` and absolute paths; what begins with
  /// `http://` is asked for over `https://`.
  ///
  /// - Returns: nil for what git would take for an option or for a program to run, what is of
  ///   another protocol, and what names no package.
  package init?(_ text: String) {
    guard text.utf8.count <= 2000, !text.isEmpty, !text.hasPrefix("-"), !text.contains("::"),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else { return nil }
    if let range = text.range(of: "://") {
      let scheme = text[..<range.lowerBound].lowercased()
      let rest = String(text[range.upperBound...])
      switch scheme {
      case "https", "http", "ssh":
        guard let host = Self.host(String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }))
        else { return nil }
        self.host = host
        self.text = (scheme == "http" ? "https" : scheme) + "://" + rest
      case "file" where rest.hasPrefix("/"): (host, self.text) = (nil, "file://" + rest)
      default: return nil
      }
    } else if text.hasPrefix("/") {
      (host, self.text) = (nil, "file://" + text)
    } else if let colon = text.firstIndex(of: ":"), let host = Self.host(String(text[..<colon])) {
      (self.host, self.text) = (host, text)
    } else {
      return nil
    }
    guard let identity = Self.identity(text) else { return nil }
    self.identity = identity
  }

  /// `user@host:port` without what is around the host; nil if that is no name of a machine.
  private static func host(_ authority: String) -> String? {
    let name = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = name.hasPrefix("[") ? name : name.prefix { $0 != ":" }
    let isPlain = host.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || ".-_[]:".unicodeScalars.contains($0)
    }
    guard isPlain, !host.isEmpty, !host.hasPrefix("-"), !authority.hasPrefix("-") else {
      return nil
    }
    return host.lowercased()
  }

  /// `swift-collections` of `https://github.com/apple/Swift-Collections.git/`; nil if that is no
  /// name of a folder.
  static func identity(_ address: String) -> String? {
    var name = address[...]
    while name.hasSuffix("/") { name.removeLast() }
    name =
      name[
        (name.lastIndex { $0 == "/" || $0 == ":" }.map(name.index(after:)) ?? name.startIndex)...]
    if name.lowercased().hasSuffix(".git") { name.removeLast(4) }
    let isPlain = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || ".-_+".unicodeScalars.contains($0)
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 100, !name.hasPrefix("."),
      !name.hasPrefix("-")
    else { return nil }
    return name.lowercased()
  }
}
