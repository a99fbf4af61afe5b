import CLibrary

/// The processor time that this thread has had: a busy machine does not add to it.
package enum ProcessorTime {
  /// Whether eight times as much takes about eight times as long; were it the square, sixty-four.
  ///
  /// - Parameters:
  ///   - count: Of how much the longer of two works is.
  ///   - work: Does a work of so much.
  package static func growsEvenly(to count: Int, _ work: (Int) throws -> Void) rethrows -> Bool {
    // What is set up once is no part of it.
    try work(min(100, count))
    let short = try seconds { try work(count / 8) }
    return try seconds { try work(count) } < 24 * max(short, 0.001)
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
