import DiagnosticRecords
import GallerySite
import ResourceCatalogs

extension Stop {
  /// What an error comes to that nobody has mended on its way up.
  init(_ error: any Error) {
    switch error {
    case let stop as Stop: self = stop
    case let error as ThemeError: self.init([error.diagnostic])
    case let error as TemplateError: self.init([error.diagnostic])
    default:
      let failure = FileWriteFailure(error)?.diagnostic
      self.init([
        failure
          ?? Diagnostic(.vitrineFailed, "\(error)", hint: Rule.vitrineFailed.remedy)
      ])
    }
  }
}

extension Rule {
  static let vitrineFailed = Rule(
    "vitrine-failed", fault: .vitrine, .error, "Vitrine met an error that it does not know",
    why: "The command did not come to its end.",
    remedy: "Please report it, with the command at hand.")
}
