package import DiagnosticRecords

/// Why the cache cannot be used or cleaned.
package struct CacheProblem: Error, Hashable, Sendable {
  package let message: String
  package let hint: String

  package var diagnostic: Diagnostic {
    Diagnostic(.cacheUnusable, message, hint: hint)
  }
}

extension Rule {
  package static let cacheUnusable = Rule(
    "cache-unusable", fault: .machine, .error, "The cache cannot be used",
    why: "Compiled modules are kept there; without a folder for them nothing can be built.",
    remedy: "Check its permissions and free space, or set VITRINE_CACHE to another folder.")
}
