import BuildCaching
import CLibrary
import Encodings
import Foundation

/// Remembers beside what was built what it was built from, and how large and how old it was then.
struct BuildStamp {
  let file: URL
  let value: String
  /// What was built. It is asked for its size and date, so that one that was emptied or cut short
  /// is built again.
  let products: [URL]

  /// Whether what is there was built from just this.
  var isValid: Bool {
    guard let text else { return false }
    return (try? String(contentsOf: file, encoding: .utf8)) == text
  }

  /// nil if something is not there.
  private var text: String? {
    var lines = [value]
    for product in products {
      var info = stat()
      guard stat(product.path, &info) == 0, info.st_size > 0 else { return nil }
      #if canImport(Darwin)
        let time = info.st_mtimespec.tv_sec
      #else
        let time = info.st_mtim.tv_sec
      #endif
      lines.append("\(info.st_size) \(time)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Forgets; done before the program is touched.
  func remove() {
    try? FileManager.default.removeItem(at: file)
  }

  func save() throws {
    try text.map { try Data($0.utf8).write(to: file, options: .atomic) }
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
      source.bytes.withUnsafeBytes { fingerprint.add($0) }
    }
    return fingerprint.text
  }
}
