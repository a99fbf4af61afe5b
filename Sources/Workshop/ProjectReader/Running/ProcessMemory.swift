import Foundation

/// How much memory a process holds, as Linux tells it in bytes; 0 where it does not.
package enum ProcessMemory {
  /// What is held at the moment.
  package static func now(of process: Int32) -> Int { field("VmRSS", "/proc/\(process)/status") }

  /// What this process holds at the moment.
  package static var now: Int { field("VmRSS", status) }

  /// The most this process held since `forgetPeak`.
  package static var peak: Int { field("VmHWM", status) }

  /// Lets the peak begin anew (proc(5), clear_refs).
  package static func forgetPeak() {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    try? file.write(contentsOf: Data("5".utf8))
    try? file.close()
  }

  private static let status = "/proc/self/status"

  private static func field(_ name: String, _ path: String) -> Int {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap {
      Int($0).map { $0 * 1024 }
    } ?? 0
  }
}
