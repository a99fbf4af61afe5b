import CatalogueManifest
import DaySimulation
import DiagnosticRecords
import Foundation
import ResourceCatalogs
import WidgetHost
import WidgetProgram
import WidgetSettings

extension GalleryRun {
  /// The scenarios under which days are simulated: the usual one alone where only checks look.
  func scenarios() throws(ThemeError) -> [DayScenario] {
    let wished = options.areDaysShown ? home.settings[.scenarios] : []
    let all = try DayScenario.all()
    if !wished.isEmpty { return all.filter { wished.contains($0.id) } }
    return options.areDaysShown && options.areDaysDrawn
      ? all : all.filter { $0.id == DayScenario.defaultID }
  }

  /// The same with at least a day, of which nothing is drawn but what checks find.
  func watchingADay() -> GalleryRun {
    var run = self
    run.options.areDaysDrawn = false
    run.options.settings[.days] = max(1, options.settings[.days])
    run.key = run.store?.key(run)
    return run
  }

  /// Lets the widgets live through days without drawing anything.
  func live(progress: Progress) -> Result {
    let run = watchingADay()
    return run.begin { work, result in
      let description = run.describe(work, &result)
      let drawing = Drawing(
        skipped: description.skipped, work: work, output: work, progress: progress, parts: nil)
      let tasks = run.tasks(description.widgets)
      result.widgets = tasks.filter { $0.widget.problem == nil }.map { run.widget($0) }
      result.diagnostics += tasks.flatMap(run.problems)
      run.simulate(description, tasks, drawing, &result)
    }
  }

  /// Lets the widgets live through days, each scenario in a process of its own: what a provider
  /// remembers of one day is not known to another.
  ///
  /// Where none is wished, checks still look at one, of what has answered; nothing else is kept of
  /// it, and what ends it is no failure of the run.
  func simulate(
    _ description: Description, _ tasks: [Task], _ drawing: Drawing, _ result: inout Result
  ) {
    guard options.areDaysShown || options.areChecked else { return }
    let tasks = options.areDaysShown ? tasks : tasks.filter { hasAnswered($0, result) }
    let scenarios: [DayScenario]
    do { scenarios = try self.scenarios() } catch {
      result.diagnostics.append(error.diagnostic)
      return
    }
    let subjects = subjects(of: description, tasks)
    guard !scenarios.isEmpty, !subjects.isEmpty else { return }
    // Whoever ends the program on the first day would end it on the others.
    let first = simulate(scenarios[0], subjects, drawing)
    let others = Gathered<Lived>(count: scenarios.count - 1)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = slots.count
    for (index, scenario) in scenarios.dropFirst().enumerated() {
      queue.addOperation {
        others.set(self.simulate(scenario, first.subjects, drawing), at: index)
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    var known = KnownPictures(result.renders)
    for (scenario, found) in zip(scenarios, [first] + others.all) {
      guard let found else { continue }
      for problem in found.problems.map({ told($0, tasks) })
      where !result.diagnostics.contains(where: problem.repeats) {
        result.diagnostics.append(problem)
      }
      note(found.diagnostics, tasks, &result)
      guard var log = found.log else { continue }
      if scenario.id == scenarios[0].id, options.areChecked { check(log, tasks, &result) }
      guard options.areDaysShown else { continue }
      log.bundle = bundle
      let folder = folder(of: scenario, drawing)
      for index in log.widgets.indices {
        known.settle(&log.widgets[index]) { folder.take($0, to: drawing.output) }
      }
      result.days = (result.days ?? []) + [log]
    }
  }

  /// Whether a widget was drawn to its end: what it lacks already is not waited for again.
  private func hasAnswered(_ task: Task, _ result: Result) -> Bool {
    let name = Render.widgetName(in: task.id)
    return !result.widgets.contains { $0.id == task.id && $0.failed }
      && !result.diagnostics.contains {
        $0.breaks(.providerTimeout) && $0.render.map(Render.widgetName) == name
      }
  }

  /// What was found in a day, with its line; no error where nobody has asked for days.
  private func told(_ diagnostic: Diagnostic, _ tasks: [Task]) -> Diagnostic {
    let task = tasks.first { $0.id == diagnostic.render }
    var diagnostic = diagnostic.located(in: index, widget: task?.entry.type)
    if !options.areDaysShown, diagnostic.severity == .error { diagnostic.severity = .warning }
    return diagnostic
  }

  /// Notes what was found in a day and not where the widget was drawn.
  private func note(_ found: [Diagnostic], _ tasks: [Task], _ result: inout Result) {
    for diagnostic in found
    where tasks.contains(where: { $0.id == diagnostic.render })
      && !result.diagnostics.contains(where: diagnostic.isSaid)
    {
      result.diagnostics.append(told(diagnostic, tasks))
    }
  }

  /// Notes what checks find in the first of the days.
  private func check(_ log: DayLog, _ tasks: [Task], _ result: inout Result) {
    guard let assumptions = try? SystemAssumptions.load(options.settings[.assumptions]) else {
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: options.settings[.timeZone]) ?? .gmt
    let types = Dictionary(tasks.map { ($0.id, $0.entry.type) }) { first, _ in first }
    for day in log.widgets {
      var checked = CheckedDay(day, of: log, assumptions, calendar)
      checked.isPartlyMade = !missing.isEmpty
      for check in DayChecks.all {
        guard let message = check.finding(in: checked) else { continue }
        note(
          check.rule, message, of: day.widget, types[day.widget] ?? "", at: day.provider, &result)
      }
    }
  }

  /// A widget that takes part in days.
  private struct Subject: Sendable {
    /// Its index in the program.
    let index: Int
    let id: String
    let unit: DescribedUnit?
    let name: String
  }

  /// What became of a scenario.
  private struct Lived: Sendable {
    var log: DayLog?
    /// Those that have come to its end.
    var subjects: [Subject]
    var problems: [Diagnostic] = []
    /// What was found on the way.
    var diagnostics: [Diagnostic] = []
  }

  private func subjects(of description: Description, _ tasks: [Task]) -> [Subject] {
    let ids = Set(tasks.map(\.id))
    return zip(WidgetIds.of(description.widgets, in: bundle), description.widgets)
      .compactMap { id, widget in
        guard widget.problem == nil, ids.contains(id),
          [.static, .intent, .appIntent, .activity].contains(widget.entry.configuration)
        else { return nil }
        return Subject(
          index: widget.position, id: id, unit: widget.entry.unit, name: widget.entry.name)
      }
  }

  private func folder(of scenario: DayScenario, _ drawing: Drawing) -> DrawnFolder {
    DrawnFolder(in: self.drawing(drawing.output), name: "day-\(scenario.id)")
  }

  /// Runs a scenario. A widget that ends the program is left out of the day.
  private func simulate(
    _ scenario: DayScenario, _ subjects: [Subject], _ drawing: Drawing
  ) -> Lived {
    let folder = folder(of: scenario, drawing)
    let answer = folder.url.appendingPathComponent("day.json")
    let limit = min(30, widgetSeconds)
    var problems: [Diagnostic] = []
    var left = subjects
    while !left.isEmpty {
      let ids = left.map { "\($0.index):\($0.id)" }.joined(separator: ",")
      let end = child(
        "simulate", of: scenario.id, describing, drawing.work, folder, file: "day.json",
        ["\(limit)", drawing.skipped, scenario.id, ids],
        seconds: widgetSeconds * Double(max(2, left.count)))
      if end.succeeded, let data = try? Data(contentsOf: answer),
        let found = try? JSONDecoder().decode(DayAnswer.self, from: data),
        found.log.isSound(of: Set(left.map(\.id)))
      {
        return Lived(
          log: found.log, subjects: left, problems: problems, diagnostics: found.diagnostics)
      }
      let unit = DescribingJournal.unfinished(beside: answer.path)
      guard let culprit = left.first(where: { $0.unit.map { $0.with(part: "day") } == unit }) else {
        problems.append(
          failure.diagnostic(end, of: "simulating the day “\(scenario.name)”", limit: limit))
        return Lived(subjects: left, problems: problems)
      }
      var problem = failure.diagnostic(
        end, of: "simulating a day of \(culprit.name)", limit: limit)
      problem.render = culprit.id
      problems.append(problem)
      left.removeAll { $0.id == culprit.id }
    }
    return Lived(subjects: left, problems: problems)
  }
}

/// Pictures that are there, so that equal ones are kept once.
private struct KnownPictures {
  /// By widget and hash.
  private var renders: [[String]: Render] = [:]
  private var taken: Set<String> = []

  init(_ renders: [Render]) {
    for render in renders where self.renders[[render.widget, render.hash]] == nil {
      self.renders[[render.widget, render.hash]] = render
    }
  }

  /// Has pictures of a widget name the renders that show the same, and takes the files of others.
  mutating func settle(_ day: inout WidgetDay, take: (String) -> Bool) {
    for index in day.pictures.indices {
      let picture = day.pictures[index]
      if let render = renders[[day.widget, picture.hash]] {
        (day.pictures[index].file, day.pictures[index].render) = (render.file, render.id)
      } else if !taken.contains(picture.file), take(picture.file) {
        taken.insert(picture.file)
      }
    }
  }
}

extension DayLog {
  /// Whether a process has written what may be believed: it runs code that may write anything.
  fileprivate func isSound(of ids: Set<String>) -> Bool {
    isSound
      && widgets.allSatisfy { day in
        ids.contains(day.widget)
          && day.pictures.allSatisfy {
            CataloguePath.isInside($0.file) && $0.file.hasPrefix("renders/\(day.widget)/days/")
              && $0.file.hasSuffix(".svg")
          }
      }
  }
}

extension Diagnostic {
  /// Whether another says so of the same widget, wherever in it.
  fileprivate func isSaid(by other: Diagnostic) -> Bool {
    rule == other.rule && message == other.message && subject == other.subject
      && render.map(Render.widgetName) == other.render.map(Render.widgetName)
  }

  /// Whether another says the same of the same widget: what ends a day ends the drawing of its
  /// timeline too.
  fileprivate func repeats(_ other: Diagnostic) -> Bool {
    let widgets = [render, other.render].map { $0.map(Render.widgetName) }
    return self == other
      || (rule == other.rule && file != nil && file == other.file && line == other.line
        && widgets[0] == widgets[1])
  }
}
