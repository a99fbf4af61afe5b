/// The file and line in the message of a Swift trap: `Module/File.swift:12: Fatal error: …`.
struct CrashPlace {
  let file: String
  let line: Int

  init?(_ message: Substring) {
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[1]) else { return nil }
    (file, self.line) = (String(parts[0]), line)
  }
}
