import Foundation

/// Where a compiler came to an end by a fault of its own: it prints what it was about.
enum CompilerCrash {
  /// What is said of the code that it was about.
  static let message = "the compiler crashed while it compiled this"

  /// The crashes in what a compiler printed, each at the position that it names last, the
  /// innermost one. Those that name none are left out.
  static func messages(in text: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    var position: CompilerMessage?
    var isInDump = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix(Self.heading) { (isInDump, position) = (true, nil) }
      guard isInDump else { continue }
      // The frames of the stack begin behind what the compiler was about.
      let parts = line.split(separator: Self.firstFrame, omittingEmptySubsequences: false)
      position = parts.first.flatMap(self.position) ?? position
      guard parts.count > 1 || line.hasPrefix(Self.firstFrame.dropFirst()) else { continue }
      isInDump = false
      if let position, !messages.contains(position) { messages.append(position) }
    }
    return messages
  }

  private static let heading = "Stack dump:"
  private static let firstFrame = " #0 0x"

  /// The last position that a line names: `(at /p/A.swift:1:2)`, `at [/p/A.swift:1:2 - line:3:4]`.
  private static func position(_ line: Substring) -> CompilerMessage? {
    let named = line.matches(of: /at \[?(\/.*?\.swift):(\d+):(\d+)/).last
    guard let named, let row = Int(named.2) else { return nil }
    let (file, written) = written(String(named.1), row)
    return CompilerMessage(
      file: file, line: written, column: Int(named.3), kind: "error", text: message)
  }

  /// What a line of a prepared file was written as: a crash names the file that was compiled,
  /// errors that whose name `#sourceLocation` tells.
  private static func written(_ path: String, _ row: Int) -> (file: String, line: Int) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return (path, row) }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = all.prefix(max(0, row - 1))
    let directive = /#sourceLocation\(file: "(.*)", line: (\d+)\)/
    guard let index = lines.lastIndex(where: { $0.hasPrefix("#sourceLocation(file:") }),
      let told = lines[index].wholeMatch(of: directive), let first = Int(told.2)
    else { return (path, row) }
    return (String(told.1), first + row - (index + 2))
  }
}
