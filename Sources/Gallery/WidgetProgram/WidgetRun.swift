import CatalogueManifest
import DaySimulation
import DiagnosticRecords
import Encodings
import Foundation
import ResourceCatalogs
import SVGOutput
import Typesetting
import VectorDrawing
import ViewGraph
import WidgetHost
import WidgetSettings

/// Renders one widget in all its variants, writing each picture as soon as it is drawn, so that
/// what was done before a crash is not lost. What a process before this one has begun is left as it
/// is.
@MainActor final class WidgetRun {
  let widget: WidgetDescriptor
  let id: String
  let options: ProgramOptions
  let output: URL
  let hooks: GalleryProgram.Hooks
  /// What the widget is called by.
  private let title: String
  /// The moment of the gallery.
  private let moment: Date
  private let resources: WidgetResources
  private let drawing: EntryDrawing
  private let journal: RunJournal
  private let checks: PictureChecks?
  private var catalogue = Catalogue()
  private let base: RenderSurroundings
  /// Seconds a provider may still take to answer. One that kept us waiting in vain is not given as
  /// long again, so that the widget's other pictures get their turn.
  private var patience: Double
  /// The only families to draw; empty for all.
  private let families: [String]

  init(
    widget: WidgetDescriptor, id: String, families: [String] = [], options: ProgramOptions,
    output: URL, resources: WidgetResources, hooks: GalleryProgram.Hooks
  ) {
    (self.widget, self.id, self.options) = (widget, id, options)
    (self.families, self.output, self.hooks) = (families, output, hooks)
    title = widget.title
    (moment, patience) = (options.settings[.date], options.providerSeconds)
    base = options.base
    self.resources = resources
    drawing = EntryDrawing(widget, resources, options)
    let switches = options.settings[.checks].compactMapValues(CheckSwitch.init)
    checks =
      options.areChecked
      ? PictureChecks(switches, memoryLimit: options.settings[.memoryLimit]) : nil
    journal = RunJournal(output: output, name: options.journal(id, families: families))
  }

  func perform() async throws {
    let plan = DrawingPlan(
      of: widget, options.axes, process: options.axes.process(base: base), base: base)
    // What is known beforehand is said once.
    if journal.begun.isEmpty { try introduce(plan) }
    for step in DrawingStep.left(of: steps(plan), begun: Set(journal.begun)) {
      try journal.begin(step)
      let subject = drawn(widget.instances[step.instance], at: plan.slots[step.slot])
      try await perform(step.question, subject)
    }
    for diagnostic in hooks.drainDiagnostics() + resources.symbols.diagnostics {
      try journal.note(diagnostic)
    }
    try journal.finish()
  }

  /// All that is to be drawn, in the order of the plan.
  private func steps(_ plan: DrawingPlan) -> [DrawingStep] {
    widget.instances.enumerated().flatMap { index, instance in
      plan.slots.enumerated().flatMap { number, slot -> [DrawingStep] in
        let family = slot.stage.family.name
        guard families.isEmpty || families.contains(family) else { return [] }
        let wanted = slot.contents(of: instance)
        let questions = DrawingStep.Question.allCases.filter {
          !$0.contents.isDisjoint(with: wanted)
        }
        return questions.map {
          DrawingStep($0, family, instance: index, slot: number)
        }
      }
    }
  }

  /// Notes what is known before anything is drawn.
  private func introduce(_ plan: DrawingPlan) throws {
    for diagnostic in resources.diagnostics { try journal.note(diagnostic) }
    if let foreign = resources.foreignDirection { try journal.note(foreign) }
    for note in widget.notes { try journal.note(note) }
    if let reason = widget.unsupported {
      try journal.note(reason)
    }
    for (location, families) in widget.disfavored {
      try journal.note(
        Diagnostic(
          .locationDisfavored,
          "The widget is not made for \(location): \(families.joined(separator: ", ")).",
          hint: "`disfavoredLocations(_:for:)` has the system offer it there last."))
    }
    for refusal in plan.refusals { try journal.note(refusal) }
    for family in plan.unknown {
      try journal.note(
        Diagnostic(
          .noDeviceForFamily, "No device shows the family \(family).",
          hint: "Add its size to a file in themes/devices."))
    }
  }

  private func drawn(_ instance: WidgetInstance, at slot: DrawingPlan.Slot) -> DrawnInstance {
    let name = options.axes.instance(
      instance.id, isOnly: widget.instances.count == 1, base: base)
    return DrawnInstance(instance, named: name, of: widget, title: title, at: slot)
  }

  private func perform(
    _ question: DrawingStep.Question, _ subject: DrawnInstance
  ) async throws {
    hooks.useResources(resources.shown(on: subject.stage.device))
    let questions = ProviderQuestions(
      instance: subject.instance, stage: subject.stage, seconds: patience,
      entryLimit: options.settings[.entryLimit], moment: moment)
    switch question {
    case .placeholder: try await draw(questions.placeholder(), .placeholder, subject)
    case .snapshot: try await drawSnapshot(questions, subject)
    case .timeline: try await drawTimeline(questions, subject)
    }
  }

  private func drawSnapshot(_ questions: ProviderQuestions, _ subject: DrawnInstance) async throws {
    let wanted = subject.slot.contents(of: subject.instance)
    let gauge = MemoryGauge(limit: options.settings[.memoryLimit])
    _ = hooks.drainNeeds()
    let answer = await questions.snapshot()
    try options.finding(ofLoads: hooks.drainNeeds().loads, family: subject.stage.family.name)
      .map(journal.note)
    try gauge.excess("getSnapshot", subject.stage.family.name).map(journal.note)
    switch answer {
    case .success(let entry):
      if wanted.contains(.snapshot) {
        try await draw(entry, .snapshot, subject)
      }
      if wanted.contains(.redacted) {
        try await drawLocked(entry, questions, subject)
      }
    case .failure(let failure): try note(failure)
    }
  }

  private func drawTimeline(_ questions: ProviderQuestions, _ subject: DrawnInstance) async throws {
    let family = subject.stage.family.name
    let gauge = MemoryGauge(limit: options.settings[.memoryLimit])
    let answer = await questions.timeline()
    try gauge.excess("getTimeline", family).map(journal.note)
    switch answer {
    case .success(let answer):
      for diagnostic in answer.diagnostics { try journal.note(diagnostic) }
      for (index, entry) in answer.timeline.entries.enumerated() {
        try await draw(entry, .entry(index), subject)
      }
      if widget.configuration.hasTimeline {
        for finding in checks?.endTimeline() ?? [] { try journal.note(finding) }
      }
      // A widget has one timeline a family, of which the page tells: one whose pictures are there.
      if subject.slot.isFirst {
        try journal.note(Timeline(answer.timeline, family: family, instance: subject.name))
      }
    case .failure(let failure): try note(failure)
    }
  }

  private func note(_ failure: ProviderQuestions.Failure) throws {
    if failure.diagnostic.breaks(.providerTimeout) { patience = min(patience, 1) }
    try journal.note(failure.diagnostic)
  }

  /// The widget on a locked device: what is private is hidden, or all of it where the entitlements
  /// protect its data (Facts/redaction.md#widgets).
  private func drawLocked(
    _ entry: HostedEntry, _ questions: ProviderQuestions, _ subject: DrawnInstance
  ) async throws {
    if options.isProtectedWhenLocked {
      try await draw(questions.placeholder(), .locked, subject)
    } else {
      try await draw(entry, .redacted, subject)
    }
  }

  private func draw(
    _ entry: HostedEntry, _ state: ContentState, _ subject: DrawnInstance
  ) async throws {
    var number = 0
    if case .entry(let index) = state { number = index }
    let view = entry.view()
    for look in subject.slot.looks(of: state.kind, entry: number, of: subject.instance) {
      // What stands in the gallery outside of a timeline shows the moment of the gallery.
      let date: Date
      if case .entry = state { date = entry.date } else { date = moment }
      let drawn = await drawing.draw(view, on: subject.stage, in: look, state, at: date)
      let written = try write(drawn, state, look, subject, date)
      try check(drawn, written, entry, state, look, subject)
    }
  }

  /// Notes what checks find in a picture.
  private func check(
    _ drawn: RenderedWidget, _ render: (id: String, hash: String), _ entry: HostedEntry,
    _ state: ContentState, _ look: DrawingPlan.Look, _ subject: DrawnInstance
  ) throws {
    guard let checks else { return }
    let picture = CheckedPicture(
      drawn, on: subject.stage, mode: look.surroundings.mode(on: subject.stage), state: state,
      palette: resources.system.palette(on: subject.stage.device.platform),
      families: widget.families ?? [], hash: render.hash)
    let name = [subject.name, subject.stage.family.name] + look.spelled
    let relevance = entry.relevance.map { [Double($0.score), $0.duration] } ?? []
    for finding in checks.findings(
      in: picture, render: render.id, look: name.joined(separator: "/"), relevance: relevance)
    {
      try journal.note(finding)
    }
  }

  /// - Returns: The render's id, and a hash of the picture and its tree.
  private func write(
    _ drawn: RenderedWidget, _ state: ContentState, _ look: DrawingPlan.Look,
    _ subject: DrawnInstance, _ date: Date
  ) throws -> (id: String, hash: String) {
    let kind = state.kind.rawValue
    var index: Int?
    if case .entry(let number) = state { index = number }
    let renderId = Render.id(
      widget: id, instance: subject.idName, family: subject.stage.family.name,
      values: look.spelled + [kind], entry: index)
    let (content, diagnostics) = drawing.picture(of: drawn, prefix: subject.prefix)
    let picture = PictureFormat.shown.write(content)
    let tree = NodeTreeFile.bytes(drawn.nodes, naming: options.naming)
    let kept = catalogue.picture(picture, render: renderId)
    let keptTree = catalogue.tree(tree, render: renderId)
    if kept.isNew { try journal.write(picture, to: kept.file) }
    if keptTree.isNew { try journal.write(tree, to: keptTree.file) }
    let others = PictureFormat.besides.map { (format: $0, file: $0.file(beside: kept.file)) }
    for (format, file) in others where kept.isNew {
      try journal.write(format.write(content), to: file)
    }
    try journal.note(
      Render(
        id: renderId, widget: id, instance: subject.name, family: subject.stage.family.name,
        variant: look.variant.merging([StateAxis.name: kind]) { $1 }, entry: index, date: date,
        file: kept.file, tree: keptTree.file, others: others.isEmpty ? nil : others.map(\.file),
        width: Double(drawn.size.width),
        height: Double(drawn.size.height), margins: drawn.marginLengths,
        cornerRadius: drawn.cornerRadius == 0 ? nil : Double(drawn.cornerRadius),
        bytes: picture.count, hash: kept.hash, text: drawn.texts, url: drawn.url))
    for var diagnostic in drawn.diagnostics + diagnostics {
      diagnostic.render = renderId
      try journal.note(diagnostic)
    }
    return (renderId, kept.hash + keptTree.hash)
  }
}

extension DrawingStep.Question {
  /// The contents whose pictures its answer gives.
  fileprivate var contents: Set<ContentKind> {
    switch self {
    case .placeholder: [.placeholder]
    case .snapshot: [.snapshot, .redacted]
    case .timeline: [.entry]
    }
  }
}

extension RenderedWidget {
  /// As the manifest writes margins; nil for none.
  fileprivate var marginLengths: [Double]? {
    let lengths = [margins.top, margins.leading, margins.bottom, margins.trailing].map(Double.init)
    return lengths.allSatisfy { $0 == 0 } ? nil : lengths
  }

  /// The texts shown, in order, each once.
  var texts: [String] {
    var seen: Set<String> = []
    return nodes.lazy.filter { !$0.isRedacted }.compactMap(\.text)
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

extension Rule {
  static let locationDisfavored = Rule(
    "location-disfavored", fault: .widget, .note, "The widget is not made for a location",
    why: "`disfavoredLocations(_:for:)` has the system offer it there last.",
    remedy: "Nothing needs to be done if that is meant.")
  static let noDeviceForFamily = Rule(
    "no-device-for-family", fault: .vitrine, .warning, "No device shows a family",
    why: "Its size is not known, so it is not drawn.",
    remedy: "Add its size to a file in themes/devices.")
}
