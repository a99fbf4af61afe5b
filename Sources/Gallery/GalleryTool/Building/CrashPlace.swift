/// The file and line in the message of a Swift trap: `Module/File.swift:12: Fatal error: …`.
struct CrashPlace {
  let file: String
  let line: Int
  /// What went wrong.
  let reason: String

  /// - Parameter sources: the program's files; the message has only the last part of a path.
  init?(_ message: Substring, sources: [String]) {
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[1]) else { return nil }
    let name = parts[0].split(separator: "/").last.map(String.init) ?? String(parts[0])
    let known = sources.filter { $0 == name || $0.hasSuffix("/" + name) }
    file = known.count == 1 ? known[0] : name
    self.line = line
    reason = String(parts[2].drop { $0 == " " })
  }
}
