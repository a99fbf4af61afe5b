import CatalogueManifest
import DiagnosticRecords
import ProjectReader
import ResourceCatalogs
import WidgetHost
import WidgetProgram

extension GalleryRun {
  /// The settings that would give a widget what its code asks for.
  func feeding(_ widget: ProgramDescription.Entry) -> [FeedingSetting] {
    let files = index.declaration(of: widget.type).flatMap { reach[$0.file] }
    return FeedingSetting.all(of: widget) { index.written($0, in: files) }
  }

  /// What to say of a widget most pictures of which say the same.
  func note(
    _ widget: ProgramDescription.Entry, id: String, in renders: [Render]
  ) -> Diagnostic? {
    guard ![.preview, .control].contains(widget.configuration) else { return nil }
    var note = SameWords.note(of: widget.name, in: renders) { feeding(widget) }
    note?.render = id
    return note?.located(in: index, widget: widget.type)
  }

  /// A problem of a widget's own code with what it may have needed. Where it waits for a network, a
  /// location or code that is missing, or asks for an image or a colour by a name that came from
  /// elsewhere, a device would have answered: that is no fault of its code.
  ///
  /// - Parameter isUnanswered: whether it is known to have asked a network.
  func fed(
    _ problem: Diagnostic, _ widget: ProgramDescription.Entry, _ isUnanswered: Bool
  ) -> Diagnostic {
    if problem.breaks(.unknownImage) || problem.breaks(.unknownColor) { return named(problem) }
    let rules = [Rule.providerTimeout, .providerGaveUp, .providerFailed, .widgetCrashed]
    guard rules.contains(where: problem.breaks) else { return problem }
    let settings = feeding(widget)
    var problem = problem
    let hints = [problem.hint, FeedingSetting.advice(settings)].compactMap { $0 }
    problem.hint = hints.isEmpty ? nil : hints.joined(separator: " ")
    let waits = isUnanswered || settings.contains(where: \.isAnswered) || !missing.isEmpty
    if !problem.breaks(.widgetCrashed), waits { problem.severity = .warning }
    return problem
  }

  /// Rules about questions that nobody answers here; of modules that the tool is not linked with.
  private static let unanswered: Set = ["no-network"]

  /// Whether a program says that it asked a network.
  static func saysThatNoNetworkAnswers(_ line: RunJournal.Line) -> Bool {
    guard case .diagnostic(let diagnostic) = line else { return false }
    return unanswered.contains(diagnostic.rule)
  }

  /// An unknown image or colour is an error where code spells its name.
  private func named(_ problem: Diagnostic) -> Diagnostic {
    guard let name = problem.subject, name.isEmpty || index.literal(name) == nil else {
      return problem
    }
    var problem = problem
    problem.severity = .warning
    problem.hint =
      "The code does not spell this name: it came with data, such as made-up or empty values."
    return problem
  }
}
