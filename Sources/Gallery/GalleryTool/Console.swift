import Foundation

/// The terminal: the only place that prints.
package enum Console {
  /// A line for people, on standard output.
  package static func line(_ text: String) { write(text + "\n", to: .standardOutput) }

  /// A line about a problem, on standard error.
  package static func error(_ text: String) { write(text + "\n", to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    handle.write(Data(text.utf8))
  }
}
