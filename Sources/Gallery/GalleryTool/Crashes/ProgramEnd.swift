import CLibrary
import Foundation
import ProcessRunning

/// How a process of a gallery program ended.
struct ProgramEnd: Sendable {
  /// Nil if not even its folder could be made.
  let outcome: ChildProcess.Outcome?
  /// What it told of its crash.
  var story: CrashStory?

  var succeeded: Bool { outcome?.succeeded == true }

  /// Whether code ended the program at one place, so that it may get further elsewhere; not that it
  /// took too much of something.
  var isTrap: Bool {
    switch outcome?.ending {
    case .signalled(let signal): signal != SIGALRM && signal != SIGXCPU && signal != SIGXFSZ
    case .exited: true
    case .timedOut, .outOfMemory, .outOfSpace, .notStarted, nil: false
    }
  }

  /// Reads what the process wrote of its crash, if it did.
  ///
  /// - Parameters:
  ///   - trace: The file it was given for that.
  ///   - files: The widget's files, as the compiler knows them, and what they are called.
  init(
    _ outcome: ChildProcess.Outcome?, trace: URL?, of program: URL, symbols: CrashSymbols?,
    files: [String: String]
  ) {
    self.outcome = outcome
    guard case .signalled = outcome?.ending, let trace, let symbols,
      let handle = try? FileHandle(forReadingFrom: trace),
      let data = try? handle.read(upToCount: CrashTrace.byteLimit),
      let found = CrashTrace(String(decoding: data, as: UTF8.self))
    else { return }
    var offsets: [UInt64] = []
    var known: Set<UInt64> = []
    for frame in found.frames where frame.library == nil && known.insert(frame.offset).inserted {
      offsets.append(frame.offset)
    }
    let lines = symbols.lines(of: program, at: Array(offsets.prefix(Self.offsetLimit)))
    story = CrashStory(found, lines, files: files)
  }

  /// More instructions are not looked up.
  private static let offsetLimit = 500
}
