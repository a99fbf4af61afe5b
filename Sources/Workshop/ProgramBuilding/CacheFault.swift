import ProcessRunning

/// Whether a tool may have failed because of what an earlier build has left in the cache, and not
/// because of what it was given.
enum CacheFault {
  /// Words of compilers and linkers about files that people do not write.
  private static let words = [
    "compiled with module cache path", "malformed", "module cache", "precompiled", ".pcm",
    "truncated", "file too small", "corrupt", "unable to load standard library",
    "not an object file", "unknown file type", "unexpected end of file", "input/output error",
    "invalid archive", "bad archive", "is not a valid archive", "cannot open archive",
    "failed to load module", "no such file or directory", "cannot open", "unable to open",
    "error opening", "missing required module", "build.db",
  ]
  /// The plug-in with our macros, which a compiler names when it does not start.
  private static let plugin = "swiftuimacros"

  static func isLikely(_ outcome: ChildProcess.Outcome) -> Bool {
    // Lines of the source that an error points at say what people wrote, and so do quoted names.
    (outcome.outputText + outcome.errorText).lowercased().split(separator: "\n").contains { line in
      guard line.contains("error: ") else { return false }
      let unquoted = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "'")
      return line.contains(plugin) || words.contains { unquoted.contains($0) }
    }
  }
}
