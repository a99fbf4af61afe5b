import DiagnosticRecords
public import ViewGraph

/// Stands, labelled, for a view whose code was left out as a name in it could not be had, or as it
/// does not compile. Written by the tool into the code that it heals; not for widget code.
public nonisolated struct _VitrineMissingView: View, PositionedView {
  private let name: String
  private let file: String
  private let line: Int
  package var position: ViewPosition?

  /// - Parameters:
  ///   - name: what is missing; `error: ` and what the compiler says where nothing is.
  ///   - file: the file of the code, as messages call it; empty if it is not known.
  ///   - line: its line, counted from 1.
  public init(_ name: String, _ file: String, _ line: Int) {
    (self.name, self.file, self.line) = (name, file, line)
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    var said = Diagnostic(
      .missingView, "A view needs \(name), which is not at hand; a labelled box stands for it.",
      hint: "A file with a stand-in for it can be given: \"stubs\" in vitrine.json.",
      file: file.isEmpty ? nil : file, line: file.isEmpty ? nil : line, subject: name)
    if let error {
      said.message = "A view does not compile; a labelled box stands for it: \(error)"
      (said.hint, said.subject) = (nil, nil)
    }
    resolver.session.report(said)
    resolver.append(Node(.standIn(error ?? name), "StandIn"), StandInLayout())
  }

  /// What the compiler says of the code, if that is why it was left out.
  private var error: String? {
    let mark = "error: "
    return name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : nil
  }
}

extension Rule {
  static let missingView = Rule(
    "missing-view", fault: .widget, .warning, standIn: true,
    "A view is left out for a name that is missing",
    why: "A labelled box stands in its place.",
    remedy: "Give a stand-in for the name: a file under \"stubs\" in vitrine.json.")
}
