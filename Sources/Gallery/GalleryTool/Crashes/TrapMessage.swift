/// What a trap of Swift says on standard error before it ends the program, such as
/// `Module/File.swift:12: Fatal error: Index out of range`.
struct TrapMessage: Hashable {
  /// What went wrong, in one line.
  let reason: String
  /// The last part of the path of the file that says so, often one of Swift's own library.
  private(set) var file: String?
  private(set) var line: Int?
  /// The module of that file.
  private(set) var module: String?

  /// Whether somebody wrote the message down on purpose, and not for Swift itself.
  var isDeliberate: Bool { module != nil && module != "Swift" }

  /// What code that was left out needs, if the trap is of such code.
  var missingName: String? { uncompiled == nil ? left : nil }

  /// What the compiler says of code that was left out as it does not compile, though nothing is
  /// missing in it.
  var uncompiled: String? {
    let mark = "error: "
    return left.flatMap { $0.hasPrefix(mark) ? String($0.dropFirst(mark.count)) : nil }
  }

  private var left: String? {
    let mark = "Fatal error: Missing name: "
    return reason.hasPrefix(mark) ? String(reason.dropFirst(mark.count)) : nil
  }

  private static let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]
  /// What stands below a message.
  private static let ends = ["Current stack trace:", "*** ", "Previous access "]
  private static let limit = 400

  /// - Parameter errors: all that the program wrote to standard error; what a widget prints itself
  ///   stands before.
  init?(_ errors: String) {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = lines.indices.last(where: { Self.position(lines[$0]) != nil }) {
      let position = Self.position(lines[first])
      (file, line, module) = (position?.file, position?.line, position?.module)
      reason = Self.text([position?.rest ?? ""] + lines[(first + 1)...])
    } else if lines.contains(where: { $0.hasPrefix("Simultaneous accesses to ") }) {
      // Where the variable lies is another address each time.
      reason = "Simultaneous accesses to a variable, of which one changes it"
    } else if let cast = lines.last(where: { $0.hasPrefix("Could not cast value of type ") }) {
      reason = Self.text([cast])
    } else if let first = lines.indices.last(where: { lines[$0].contains("atal error") }) {
      reason = Self.text(lines[first...])
    } else {
      return nil
    }
  }

  /// The parts of a line `path:line: kind…`.
  private static func position(
    _ text: Substring
  ) -> (module: String?, file: String, line: Int, rest: Substring)? {
    for kind in kinds {
      guard let mark = text.firstRange(of: ": \(kind)") else { continue }
      let position = text[..<mark.lowerBound].split(separator: ":")
      guard position.count > 1, let last = position.last, let line = Int(last) else { continue }
      let path = position.dropLast().joined(separator: ":").split(separator: "/").map(String.init)
      let module = path.count > 1 ? path.first : nil
      return (module, path.last ?? "", line, text[mark.lowerBound...].dropFirst(2))
    }
    return nil
  }

  private static func text(_ lines: some Sequence<Substring>) -> String {
    let own = lines.prefix { line in !ends.contains { line.hasPrefix($0) } }
    let text = own.joined(separator: " ").split(separator: " ").joined(separator: " ")
    let short = text.count > limit ? text.prefix(limit - 1) + "…" : text[...]
    return withoutAddresses(short)
  }

  /// A text without numbers that differ from run to run.
  private static func withoutAddresses(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let mark = rest.firstRange(of: "0x") {
      let digits = rest[mark.upperBound...].prefix(while: \.isHexDigit)
      guard digits.count >= 6 else {
        result += rest[..<mark.upperBound]
        rest = rest[mark.upperBound...]
        continue
      }
      var before = rest[..<mark.lowerBound]
      rest = rest[digits.endIndex...]
      if before.hasSuffix(" ("), rest.hasPrefix(")") {
        before.removeLast(2)
        rest.removeFirst()
      } else {
        before += "…"
      }
      result += before
    }
    return result + rest
  }
}
