import Encodings

/// Names that are safe in a path on every file system and in an address.
package enum PathName {
  /// Longer names are cut and told apart by a hash.
  static let longest = 60

  /// A name of ASCII letters, digits, `-`, `_` and single inner full stops.
  ///
  /// The same input always gives the same name. Where letters are lost (another script, a cut), or
  /// the name is one Windows reserves, a short hash of the original keeps different names apart.
  package static func slug(_ name: String) -> String {
    var text = ""
    var lost = false
    for scalar in name.unicodeScalars {
      if isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else if scalar == ".", !text.isEmpty, text.last != ".", text.last != "-" {
        text += "."
      } else {
        if scalar.properties.isAlphabetic { lost = true }
        if !text.isEmpty, text.last != "-", text.last != "." { text += "-" }
      }
    }
    while let last = text.last, last == "-" || last == "." { text.removeLast() }
    guard !text.isEmpty else { return "x-" + mark(name) }
    let cut = text.count > longest
    if cut { text = String(text.prefix(longest - 9)) }
    return lost || cut || isReserved(text) ? text + "-" + mark(name) : text
  }

  /// A path, each part of which is made safe.
  package static func path(_ path: String) -> String {
    let parts = path.split(separator: "/").map { slug(String($0)) }
    return parts.isEmpty ? slug(path) : parts.joined(separator: "/")
  }

  private static func mark(_ name: String) -> String { String(SHA256.short(name).prefix(8)) }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// Windows' device names, which no file may bear whatever its extension.
  private static func isReserved(_ text: String) -> Bool {
    let stem = String(text.lowercased().prefix { $0 != "." })
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    guard stem.count == 4, stem.hasPrefix("com") || stem.hasPrefix("lpt") else { return false }
    return stem.last?.isNumber == true
  }
}
