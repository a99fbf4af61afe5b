/// A command line that makes no sense, with the way to a better one.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let message: String
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  var description: String {
    "vitrine: \(message)" + (hint.map { "\n  \($0)" } ?? "")
  }
}
