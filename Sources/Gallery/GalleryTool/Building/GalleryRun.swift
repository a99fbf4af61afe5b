import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader

/// Runs one gallery program: asks what widgets it has and renders each in a process of its own, so
/// that a widget that crashes or hangs costs only its own card.
struct GalleryRun: Sendable {
  let program: URL
  let name: String
  let options: ProgramOptions
  /// Seconds a widget may take in all.
  var widgetSeconds = 60.0
  /// The environment of the program.
  var environment: [String: String] = ["SWIFT_DETERMINISTIC_HASHING": "1"]
  /// The name widgets are filed under; path-safe.
  var bundle: String

  init(program: URL, name: String, options: ProgramOptions) {
    (self.program, self.name, self.options) = (program, name, options)
    bundle = PathName.slug(name)
  }

  /// What became of it.
  struct Result: Sendable {
    var widgets: [Widget] = []
    var renders: [Render] = []
    var diagnostics: [Diagnostic] = []
    /// The most memory a widget took, bytes.
    var peakMemory = 0
  }

  /// - Parameters:
  ///   - output: The catalogue folder.
  ///   - names: Ids given so far, so that bundles do not collide.
  func perform(
    into output: URL, names: inout PathNames, progress: @escaping @Sendable (String) -> Void
  ) -> Result {
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(ProcessInfo.processInfo.processIdentifier)-\(bundle)")
    defer { try? FileManager.default.removeItem(at: work) }
    var result = Result()
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      let optionsFile = work.appendingPathComponent("options.json").path
      try options.write(optionsFile)
      let answer = work.appendingPathComponent("widgets.json").path
      let outcome = child(["describe", optionsFile, answer], seconds: 30)
      guard outcome.succeeded, let description = try? ProgramDescription.read(answer) else {
        result.diagnostics.append(failure(outcome, of: "describing its widgets", limit: 30))
        return result
      }
      result.diagnostics += description.diagnostics
      let ids = description.widgets.map { names.unique($0.name) }
      let runs = render(ids, optionsFile, output, progress)
      for (index, entry) in description.widgets.enumerated() {
        gather(entry, id: ids[index], outcome: runs[index], output, &result)
      }
    } catch {
      result.diagnostics.append(
        Diagnostic(.error, "output-unusable", "\(error)", hint: "Is the disk full or read-only?"))
    }
    return result
  }

  /// Renders all widgets, as many at a time as there are processors.
  private func render(
    _ ids: [String], _ options: String, _ output: URL,
    _ progress: @escaping @Sendable (String) -> Void
  ) -> [ChildProcess.Outcome?] {
    let outcomes = Outcomes(count: ids.count)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    for (index, id) in ids.enumerated() {
      queue.addOperation {
        let outcome = child(
          ["render", options, output.path, "\(index)", id], seconds: widgetSeconds)
        outcomes.set(outcome, at: index)
        progress(id)
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return outcomes.all
  }

  private func child(_ arguments: [String], seconds: Double) -> ChildProcess.Outcome {
    ChildProcess(program, arguments, environment: environment, timeLimit: seconds).run()
  }

  /// Reads what a widget's process wrote.
  private func gather(
    _ entry: ProgramDescription.Entry, id: String, outcome: ChildProcess.Outcome?, _ output: URL,
    _ result: inout Result
  ) {
    var timelines: [Timeline] = []
    var isFinished = false
    for line in RunJournal.read(output: output, widget: id) {
      switch line {
      case .render(let render): result.renders.append(render)
      case .diagnostic(let diagnostic): result.diagnostics.append(diagnostic)
      case .finished(let found): (timelines, isFinished) = (found, true)
      }
    }
    if let outcome {
      result.peakMemory = max(result.peakMemory, outcome.peakMemory)
      if !isFinished {
        var problem = failure(outcome, of: "rendering \(entry.name)", limit: Int(widgetSeconds))
        problem.render = id
        result.diagnostics.append(problem)
      }
    }
    result.widgets.append(
      Widget(
        id: id, kind: entry.kind, name: entry.name, description: entry.description, bundle: bundle,
        source: nil, families: entry.families, configuration: entry.configuration,
        instances: entry.instances, timelines: timelines, failed: !isFinished))
  }

  /// What to say about a process that did not end well.
  private func failure(
    _ outcome: ChildProcess.Outcome, of task: String, limit: Int
  ) -> Diagnostic {
    let last = outcome.errorText.split(separator: "\n").first { $0.contains("atal error") }
    let place = last.flatMap { CrashPlace($0) }
    switch outcome.ending {
    case .timedOut:
      return Diagnostic(
        .error, "widget-timeout", "\(name) was stopped after \(limit) s while \(task).",
        hint: "Look for an endless loop, or a wait for something that never comes.")
    case .signalled(let signal):
      return Diagnostic(
        .error, "widget-crashed",
        "\(name) crashed (signal \(signal)) while \(task)\(last.map { ": \($0)" } ?? ".")",
        hint: "A trap in widget code: a force-unwrapped nil, an index out of range …",
        file: place?.file, line: place?.line)
    case .exited(let code):
      return Diagnostic(
        .error, "widget-exited", "\(name) ended with code \(code) while \(task).",
        hint: outcome.errorText.isEmpty ? nil : outcome.errorText)
    case .notStarted(let reason):
      return Diagnostic(.error, "program-not-started", "\(name) could not be started: \(reason)")
    }
  }
}

/// The file and line in the message of a Swift trap: `Module/File.swift:12: Fatal error: …`.
private struct CrashPlace {
  let file: String
  let line: Int

  init?(_ message: Substring) {
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[1]) else { return nil }
    (file, self.line) = (String(parts[0]), line)
  }
}

/// Results that arrive from several threads.
private final class Outcomes: @unchecked Sendable {
  private let lock = NSLock()
  private var outcomes: [ChildProcess.Outcome?]

  init(count: Int) { outcomes = Array(repeating: nil, count: count) }

  func set(_ outcome: ChildProcess.Outcome, at index: Int) {
    lock.withLock { outcomes[index] = outcome }
  }

  var all: [ChildProcess.Outcome?] { lock.withLock { outcomes } }
}
