import Foundation

/// Remembers beside a program what it was built from.
struct BuildStamp {
  let file: URL
  let value: String

  /// Whether the program there was built from just this.
  var isValid: Bool {
    (try? String(contentsOf: file, encoding: .utf8)) == value
  }

  /// Forgets; done before the program is touched.
  func remove() {
    try? FileManager.default.removeItem(at: file)
  }

  func save() throws {
    try Data(value.utf8).write(to: file, options: .atomic)
  }

  /// Changes with the compiler, what it is told, the sources, and what they are built upon.
  static func value(
    _ call: CompilerCall, _ sources: [ProgramSource], on others: [String]
  ) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(call.toolchain.fingerprint)
    for part in call.arguments + others { fingerprint.add(part) }
    for source in sources {
      fingerprint.add(source.name)
      fingerprint.add(source.bytes)
    }
    return fingerprint.text
  }
}
