import Foundation

/// How much memory this process holds, as Linux tells it in bytes; 0 where it does not.
enum OwnMemory {
  /// What is held at the moment.
  static var now: Int { field("VmRSS") }

  /// The most that was held since `forgetPeak`.
  static var peak: Int { field("VmHWM") }

  /// Lets the peak begin anew (proc(5), clear_refs).
  static func forgetPeak() {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    try? file.write(contentsOf: Data("5".utf8))
    try? file.close()
  }

  private static func field(_ name: String) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap {
      Int($0).map { $0 * 1024 }
    } ?? 0
  }
}
