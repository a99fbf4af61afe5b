package import DiagnosticRecords

/// Why the cache cannot be used or cleaned.
package struct CacheProblem: Error, Hashable, Sendable {
  package let message: String
  package let hint: String

  package var diagnostic: Diagnostic {
    Diagnostic(.error, "cache-unusable", message, hint: hint)
  }
}
