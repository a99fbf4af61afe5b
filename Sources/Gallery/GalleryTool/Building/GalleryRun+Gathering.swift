import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import WidgetHost
import WidgetProgram

extension GalleryRun {
  /// Reads what a widget's processes wrote.
  func gather(_ task: Task, _ ends: [DrawingEnds], _ output: URL) -> Result {
    var result = Result()
    var timelines: [Timeline] = []
    var failed = task.widget.problem != nil
    result.diagnostics += problems(task)
    for (options, ends) in zip(processes(of: task.widget).map(\.options), ends) {
      let found = gather(task, options, ends, drawn(task, options, output), output, &result)
      timelines += found.timelines
      failed = failed || !found.isWhole
    }
    note(task.entry, id: task.id, in: result.renders).map { result.diagnostics.append($0) }
    result.widgets.append(widget(task, timelines: timelines, failed: failed))
    return result
  }

  /// Reads what a process wrote and those that took over from it; not whole if something is lost.
  private func gather(
    _ task: Task, _ options: ProgramOptions, _ ends: DrawingEnds, _ drawn: DrawnFolder,
    _ output: URL, _ result: inout Result
  ) -> (timelines: [Timeline], isWhole: Bool) {
    var timelines: [Timeline] = []
    // Several renders may show one picture.
    var taken: Set<String> = []
    // A mistake shows in many pictures; its file is read once.
    var known: [[String?]: Diagnostic] = [:]
    let isUnanswered = ends.lines.contains(where: Self.saysThatNoNetworkAnswers)
    for line in ends.lines {
      switch line {
      case .render(let render):
        let files = render.files.filter { !taken.contains($0) }
        if DrawnFolder.isOwn(render, of: task.id),
          files.allSatisfy({ drawn.take($0, to: output) })
        {
          taken.formUnion(files)
          result.renders.append(render)
        } else {
          result.diagnostics.append(failure.foreign(render, of: task.entry.name, id: task.id))
        }
      case .diagnostic(var diagnostic):
        // What is known of no picture belongs at least to this widget.
        diagnostic.render = diagnostic.render ?? task.id
        let key = [
          diagnostic.file, diagnostic.rule, diagnostic.severity.rawValue, diagnostic.view,
          diagnostic.subject, diagnostic.hint,
        ]
        if let known = known[key], diagnostic.file == nil {
          (diagnostic.file, diagnostic.line) = (known.file, known.line)
          (diagnostic.severity, diagnostic.hint) = (known.severity, known.hint)
        } else {
          diagnostic = fed(diagnostic, task.entry, isUnanswered)
            .located(in: index, widget: task.entry.type)
          known[key] = diagnostic
        }
        if isMeant(diagnostic, task.entry.type) { break }
        // What holds for every process is said once.
        if options.axes.process.isEmpty || !result.diagnostics.contains(diagnostic) {
          result.diagnostics.append(diagnostic)
        }
      case .timeline(let timeline): timelines.append(timeline)
      case .began, .finished: break
      }
    }
    result.peakMemory = max(result.peakMemory, ends.peakMemory)
    for var problem in ends.diagnostics(failure, name: task.entry.name, limit: widgetSeconds) {
      problem.render = task.id
      problem = fed(problem, task.entry, isUnanswered)
      result.diagnostics.append(problem.located(in: index, widget: task.entry.type))
    }
    return (timelines, ends.losses.isEmpty)
  }

  /// Whether the code says that a finding is meant so: where it is, or at the view or widget.
  func isMeant(_ diagnostic: Diagnostic, _ widget: String) -> Bool {
    guard diagnostic.isFinding, !marks.all.isEmpty else { return false }
    let line = diagnostic.file.flatMap { file in
      diagnostic.line.map { SourceIndex.Position(file: file, line: $0) }
    }
    let positions = [
      line, line.flatMap(index.declaration(around:)),
      diagnostic.view.flatMap(index.declaration(of:)),
      index.declaration(of: widget),
    ]
    return positions.compactMap { $0 }.contains { marks.covers(diagnostic.rule, at: $0) }
  }
}
