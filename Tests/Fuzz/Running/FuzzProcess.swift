import Foundation

/// A child process with a watchdog: what is drawn in it may trap, or never end.
struct FuzzProcess {
  /// How a child ended.
  enum Ending: Equatable {
    case fine
    /// An invariant does not hold; what the child said about it.
    case broken(String)
    /// A signal ended it.
    case trapped(Int32)
    case hung

    /// The same fault, whatever the words.
    func isLike(_ other: Ending) -> Bool {
      switch (self, other) {
      case (.fine, .fine), (.trapped, .trapped), (.hung, .hung): true
      case (.broken(let mine), .broken(let others)): mine.prefix(12) == others.prefix(12)
      default: false
      }
    }
  }

  private let process = Process()
  private let output = Pipe()

  init(_ arguments: [String]) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardOutput = output
    // A trap is what is looked for, not where it happened: finding that takes seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// How the child ended; it must have.
  func ending() -> Ending {
    process.waitUntilExit()
    let words = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    if process.terminationReason == .uncaughtSignal { return .trapped(process.terminationStatus) }
    return process.terminationStatus == 0 ? .fine : .broken(words)
  }

  /// Waits, but not for ever.
  func ending(within seconds: Double) -> Ending {
    let limit = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      if Date() > limit {
        kill()
        return .hung
      }
      Thread.sleep(forTimeInterval: 0.005)
    }
    return ending()
  }
}
