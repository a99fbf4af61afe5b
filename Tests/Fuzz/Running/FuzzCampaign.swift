import Foundation

/// Draws many trees in several processes and finds those that fail.
struct FuzzCampaign {
  /// The numbers of the trees.
  let numbers: Range<UInt64>
  /// Processes at a time.
  let jobs: Int
  /// Seconds that one tree may take.
  let limit: Double
  /// Failures after which it is enough.
  let mostFailures: Int

  /// A process at work.
  private struct Post {
    let process: FuzzProcess
    let stretch: Range<UInt64>
    let file: String
    /// The tree it was last seen at, and since when.
    var seen: UInt64
    var since: Date
  }

  /// A tree that fails.
  struct Failure {
    let number: UInt64
    let ending: FuzzProcess.Ending
  }

  /// All failures, by number, and how many trees were drawn.
  func run() throws -> (failures: [Failure], drawn: UInt64) {
    var waiting = stretches()
    var posts: [Post] = []
    var failures: [Failure] = []
    var drawn: UInt64 = 0
    while !posts.isEmpty || !waiting.isEmpty {
      while posts.count < jobs, !waiting.isEmpty, failures.count < mostFailures {
        posts.append(try post(waiting.removeFirst()))
      }
      if posts.isEmpty { break }
      Thread.sleep(forTimeInterval: 0.02)
      for index in posts.indices.reversed() {
        let seed = number(in: posts[index].file) ?? posts[index].stretch.lowerBound
        if seed != posts[index].seen { (posts[index].seen, posts[index].since) = (seed, Date()) }
        var ending: FuzzProcess.Ending?
        if !posts[index].process.isRunning {
          ending = posts[index].process.ending()
        } else if posts[index].since.timeIntervalSinceNow < -limit {
          posts[index].process.kill()
          ending = .hung
        }
        guard let ending else { continue }
        let post = posts.remove(at: index)
        try? FileManager.default.removeItem(atPath: post.file)
        let last = ending == .fine ? post.stretch.upperBound : number(post, seed) + 1
        drawn += last - post.stretch.lowerBound
        if ending == .fine { continue }
        failures.append(Failure(number: last - 1, ending: ending))
        if last < post.stretch.upperBound { waiting.insert(last..<post.stretch.upperBound, at: 0) }
      }
    }
    return (failures.sorted { $0.number < $1.number }, drawn)
  }

  private func number(_ post: Post, _ seed: UInt64) -> UInt64 {
    min(max(seed, post.stretch.lowerBound), post.stretch.upperBound - 1)
  }

  /// Small enough that processes end together, and that what fonts keep in memory is dropped.
  private func stretches() -> [Range<UInt64>] {
    let length = UInt64(max(1, min(20_000, numbers.count / max(1, jobs))))
    return stride(from: numbers.lowerBound, to: numbers.upperBound, by: Int(length)).map {
      $0..<min($0 + length, numbers.upperBound)
    }
  }

  private func post(_ stretch: Range<UInt64>) throws -> Post {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(stretch.lowerBound)"
    ).path
    let process = try FuzzProcess([
      "--stretch", "\(stretch.lowerBound)", "\(stretch.upperBound)", "--note", file,
    ])
    return Post(
      process: process, stretch: stretch, file: file, seen: stretch.lowerBound, since: Date())
  }

  private func number(in file: String) -> UInt64? {
    guard let data = FileManager.default.contents(atPath: file), data.count >= 8 else { return nil }
    return data.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
