/// A commit of a repository, by its full name and by what else it is called.
struct GitRevision: Hashable, Sendable {
  /// 40 or 64 hexadecimal digits.
  var revision: String
  /// The tag or branch it was found by.
  var name: String?

  /// Whether a text is the full name of a commit. Nothing else is handed to git.
  static func isOne(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
