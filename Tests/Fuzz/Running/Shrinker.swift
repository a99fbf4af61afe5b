import Foundation

/// Makes a failing case smaller as long as it fails in the same way.
struct Shrinker {
  /// Seconds a case may take.
  let limit: Double
  /// Seconds after which the smallest case so far is good enough.
  let patience: Double

  /// How a case ends, found in a process of its own.
  func ending(of sample: Case) throws -> FuzzProcess.Ending {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier).json")
    try sample.encoded().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FuzzProcess(["--case", file.path]).ending(within: limit)
  }

  /// The smallest case found that fails in the same way.
  func shrunk(_ sample: Case, _ failure: FuzzProcess.Ending) throws -> Case {
    var best = sample
    let end = Date(timeIntervalSinceNow: patience)
    var isSmaller = true
    while isSmaller, Date() < end {
      isSmaller = false
      for candidate in best.smaller {
        if Date() > end { break }
        guard try ending(of: candidate).isLike(failure) else { continue }
        (best, isSmaller) = (candidate, true)
        break
      }
    }
    return best
  }
}
