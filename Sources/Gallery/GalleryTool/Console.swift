import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal: the only place that prints.
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

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away (`vitrine list … | head`) is no reason to fail.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
