/// The head of a request, as far as a server of files needs it (RFC 9112).
package struct HTTPRequest: Hashable, Sendable {
  /// `GET`, `HEAD` or what else was sent.
  package var method: String
  /// The path and query as they were sent.
  package var target: String
  /// Fields by their names in lower case.
  package var fields: [String: String]

  /// Reads the lines of a head; nil if they are none, or say who is meant more than once.
  package init?(_ head: String) {
    // As bytes: to Swift a return and a line feed are one character.
    var lines = head.utf8.split(separator: 10, omittingEmptySubsequences: false).map { line in
      Substring(line.last == 13 ? line.dropLast() : line)
    }[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), !words[0].isEmpty else { return nil }
    (method, target, fields) = (String(words[0]), String(words[1]), [:])
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      let value = String(line[line.index(after: colon)...]).trimmingBlanks
      guard !name.isEmpty, !name.contains(" "), name != "host" || fields["host"] == nil else {
        return nil
      }
      fields[name] = value
    }
  }

  /// The parts of the path, decoded; the last is empty for a folder. nil if the path is none, or
  /// one that might lead out of the folder served.
  package var path: [String]? {
    guard target.hasPrefix("/") else { return nil }
    let plain = target.prefix { $0 != "?" && $0 != "#" }.dropFirst()
    let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
    var result: [String] = []
    for (index, part) in parts.enumerated() {
      guard let name = Self.decoded(part) else { return nil }
      let isLast = index == parts.count - 1
      guard !name.hasPrefix("."), isLast || !name.isEmpty, !name.contains("/"),
        !name.contains("\\"), !name.unicodeScalars.contains(where: { $0.value < 32 })
      else { return nil }
      result.append(name)
    }
    return result
  }

  /// What the query says of a name.
  package func query(_ name: String) -> String? {
    guard let start = target.firstIndex(of: "?") else { return nil }
    for pair in target[target.index(after: start)...].split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == name { return Self.decoded(parts[1]) }
    }
    return nil
  }

  /// A text without percent signs; nil if it is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
