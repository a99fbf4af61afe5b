import DiagnosticRecords
import SourceLexing

/// A declaration that we have added to a module and that the compiler does not take.
struct RefusedCode: Hashable {
  /// Our file, and the line in it.
  let file: String
  let line: Int
  /// What went: the name of the declaration, after those around it.
  let name: String
  /// What the compiler says of it.
  let message: String

  init(_ site: HealingSite) {
    (file, line, message) = (site.file, site.line, site.message)
    var names: [String] = []
    var next: SourceDeclaration? = site.declaration
    while let declaration = next {
      names.insert(declaration.name.isEmpty ? declaration.keyword : declaration.name, at: 0)
      next = declaration.parent.map { site.outline.declarations[$0] }
    }
    name = names.joined(separator: ".")
  }

  /// - Parameter module: its name for people.
  func diagnostic(_ module: String) -> Diagnostic {
    Diagnostic(
      .addedCodeRefused,
      "What Vitrine adds to \(module) does not compile in \(file), line \(line), and is left out: "
        + "\(name). \(message)", subject: name)
  }
}

extension Rule {
  static let addedCodeRefused = Rule(
    "added-code-refused", fault: .vitrine, .warning,
    "A declaration that Vitrine adds to the code does not compile and is left out",
    why: "Vitrine writes what Xcode generates, such as the classes of models and intents; the code "
      + "of the project may declare the same in a way that Vitrine does not see.",
    remedy: "Nothing needs to be done if the project declares it itself; else please report it.")
}
