import CLibrary
import Foundation

/// The terminal: nothing else prints.
package enum Console {
  /// A line for people, on standard output.
  package static func line(_ text: String) { write(text + "\n", to: .standardOutput) }

  /// A line about a problem, on standard error.
  package static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Puts text where the cursor is, on standard error.
  static func status(_ text: String) { write(text, to: .standardError) }

  /// Whether a person reads standard error as it appears.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

  /// How wide the terminal is that standard error goes to; 80 if it does not say.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static let failure = ConsoleFailure()

  /// Has a reader that goes away end nothing. Not by ignoring the signal, which programs started
  /// from here would inherit.
  static func outliveReaders() { signal(SIGPIPE) { _ in } }

  /// Why standard output did not take all that was written to it, if it did not.
  static var outputFailure: String? { failure.reason }

  private static func write(_ text: String, to handle: FileHandle) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.write(handle.fileDescriptor, $0.baseAddress, $0.count)
        #else
          Darwin.write(handle.fileDescriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // A pipe that somebody made not to wait; a tenth of a second is only how long at most.
        var wanted = pollfd(fd: handle.fileDescriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, 100)
      } else if errno != EINTR {
        // A reader that has gone away (`vitrine list … | head`) is no reason to fail.
        if handle === FileHandle.standardOutput, errno != EPIPE { failure.note(errno) }
        return
      }
    }
  }
}
