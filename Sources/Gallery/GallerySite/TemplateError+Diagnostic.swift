package import DiagnosticRecords

extension TemplateError {
  /// The same as a record for the report.
  package var diagnostic: Diagnostic {
    let (file, line): (String, Int?) =
      switch self {
      case .unclosedTag(let page, let line), .unbalanced(let page, _, let line):
        (Self.file(of: page), line)
      case .unknownPart(let page, _), .unknownName(let page, _): (Self.file(of: page), nil)
      case .unreadable(let path): (path, nil)
      }
    return Diagnostic(
      .brokenTemplate, description, hint: Rule.brokenTemplate.remedy, file: file, line: line)
  }

  /// Parts are known by their folder, pages by their name, which is that of what they become.
  private static func file(of page: String) -> String {
    "site/" + (page.contains("/") ? page : "pages/" + page)
  }
}

extension Rule {
  static let brokenTemplate = Rule(
    "broken-template", fault: .vitrine, .error, "A template of the gallery cannot be used",
    why: "Without it no page can be written.",
    remedy: "Repair the file that is named, or install Vitrine again; site/README.md says what a "
      + "template may hold.")
}
