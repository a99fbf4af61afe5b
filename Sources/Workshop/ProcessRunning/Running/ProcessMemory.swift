import CLibrary
import Foundation

/// How much memory a process holds, as Linux tells it; 0 where it does not.
enum ProcessMemory {
  /// Bytes held at the moment: the second number of the list is pages (proc(5), statm).
  static func now(of process: Int32) -> Int {
    let path = "/proc/\(process)/statm"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
