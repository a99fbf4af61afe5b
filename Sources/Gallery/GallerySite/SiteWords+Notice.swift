import CatalogueManifest
import DiagnosticRecords

extension SiteWords {
  /// What `site/parts/problems.html` shows of a problem.
  func notice(_ diagnostic: Diagnostic) -> [String: TemplateValue] {
    let severity =
      switch diagnostic.severity {
      case .error: self("error")
      case .warning: self("warning")
      case .note: self("note")
      }
    let line = diagnostic.line.map { ":\($0)" } ?? ""
    let text = [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: " ")
    return [
      "severity": .text(diagnostic.severity.rawValue), "severityTitle": .text(severity),
      "message": .text(diagnostic.message), "prose": .list(prose(text)),
      "source": .text(diagnostic.file.map { $0 + line } ?? ""),
      "subject": .text(diagnostic.render ?? ""),
    ]
  }

  /// Text in which names of code stand between backticks, in pieces: some text, then some code.
  private func prose(_ text: String) -> [[String: TemplateValue]] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: parts.count, by: 2).map { at in
      ["text": .text(parts[at]), "code": .text(at + 1 < parts.count ? parts[at + 1] : "")]
    }
  }
}
