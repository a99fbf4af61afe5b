package import Foundation

/// Runs a program to its end, or to the end of its time, and gathers what it wrote.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    /// It returned this code.
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)
    /// Its time was up; it and everything it started were killed.
    case timedOut
    /// It held more memory than it may; it and everything it started were killed.
    case outOfMemory
    /// It wrote more than it may; it and everything it started were killed.
    case outOfSpace
    /// It could not be started, for this reason.
    case notStarted(String)
  }

  /// What became of a run.
  package struct Outcome: Sendable {
    package var ending: Ending
    package var output: [UInt8] = []
    package var errors: [UInt8] = []
    /// Whether more was written than was kept.
    package var isTruncated = false
    /// Wall-clock time in seconds.
    package var seconds: Double = 0
    /// What it and those it waited for have computed, in seconds of one processor.
    package var processorSeconds: Double = 0
    /// The most memory it held, in bytes; 0 if unknown.
    package var peakMemory = 0

    /// Whether it ended by itself with code 0.
    package var succeeded: Bool { ending == .exited(0) }
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  package var executable: URL
  package var arguments: [String]
  /// The whole environment; nil to inherit.
  package var environment: [String: String]?
  /// Where it runs; nil for here.
  package var folder: URL?
  /// Seconds of wall-clock time it may take; nil for any.
  package var timeLimit: Double?
  /// Bytes of memory it may hold; nil for any. Looked at now and then, on Linux only.
  package var memoryLimit: Int?
  /// What it may do; nil for whatever the user may who runs this.
  package var box: ProcessBox?
  /// Folders whose files it may fill with so many bytes in all; looked at now and then.
  package var spaceLimit: SpaceLimit?
  /// Bytes kept of each stream; the rest is read and dropped.
  package var outputLimit = 16 << 20

  package init(
    _ executable: URL, _ arguments: [String] = [], environment: [String: String]? = nil,
    folder: URL? = nil, timeLimit: Double? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.timeLimit = timeLimit
  }

  /// Runs it; returns when it has ended.
  package func run() -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    var outcome: Outcome
    switch SpawnedProcess.spawn(self) {
    case .failure(let reason):
      outcome = Outcome(ending: .notStarted(reason.text))
    case .success(let process):
      let deadline = timeLimit.map { start + .seconds($0) }
      outcome = ProcessWatch(process, child: self, deadline: deadline).wait()
    }
    EndingSignals.stayIfEnding()
    let elapsed = (clock.now - start).components
    outcome.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    return outcome
  }
}
