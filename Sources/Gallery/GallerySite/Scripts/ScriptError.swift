/// A mistake in one of the site's scripts, found when they are joined.
package struct ScriptError: Error, Hashable, CustomStringConvertible {
  /// The script's path below the site's folder, e.g. `scripts/model/store.js`.
  package let path: String
  /// Counted from 1; nothing if the whole script is meant.
  package let line: Int?
  /// What is wrong and what would be right, in whole sentences.
  package let message: String

  init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}
