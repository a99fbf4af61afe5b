import CatalogueManifest
import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SVGOutput
import ViewGraph
import WidgetHost

/// Renders one widget in all its variants, writing each picture as soon as it is drawn, so that
/// what was done before a crash is not lost.
@MainActor final class WidgetRun {
  let widget: WidgetDescriptor
  let id: String
  let options: ProgramOptions
  let output: URL
  let hooks: GalleryProgram.Hooks
  private let resources: WidgetResources
  private let renderer: WidgetRenderer
  private let journal: RunJournal
  private var catalogue = Catalogue()
  private var timelines: [Timeline] = []
  /// Seconds a provider may still take to answer. One that kept us waiting in vain is not given as
  /// long again, so that the widget's other pictures get their turn.
  private var patience: Double

  init(
    widget: WidgetDescriptor, id: String, options: ProgramOptions, output: URL,
    hooks: GalleryProgram.Hooks
  ) {
    (self.widget, self.id, self.options) = (widget, id, options)
    (self.output, self.hooks) = (output, hooks)
    patience = options.providerSeconds
    resources = WidgetResources(options)
    renderer = WidgetRenderer(resources: resources)
    journal = RunJournal(output: output, widget: id)
  }

  /// The families of a widget, in their usual order.
  static func families(of widget: WidgetDescriptor, _ options: ProgramOptions) -> [String] {
    let system = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]
    let supported =
      widget.families.map { families in Device.familyOrder.filter(families.contains) } ?? system
    return options.families.isEmpty ? supported : supported.filter(options.families.contains)
  }

  func perform() async throws {
    hooks.useResources(resources)
    for diagnostic in resources.diagnostics { try journal.note(diagnostic) }
    if let reason = widget.unsupported {
      try journal.note(reason)
    }
    let device = (try? Device.load(options.device)) ?? WidgetResources.defaultDevice
    for instance in widget.instances where widget.unsupported == nil {
      for family in Self.families(of: widget, options) {
        guard let stage = WidgetStage.find(family, on: device) else {
          try journal.note(
            Diagnostic(
              .warning, "no-device-for-family", "No device shows the family \(family).",
              hint: "Add its size to a file in themes/devices."))
          continue
        }
        try await perform(instance, on: stage)
      }
    }
    for diagnostic in hooks.drainDiagnostics() { try journal.note(diagnostic) }
    try journal.finish(timelines)
  }

  private func perform(_ instance: WidgetInstance, on stage: WidgetStage) async throws {
    let questions = ProviderQuestions(
      instance: instance, stage: stage, seconds: patience,
      entryLimit: options.entryLimit)
    let states = options.states.filter(instance.states.contains)
    if states.contains("placeholder") {
      try draw(questions.placeholder(), .placeholder, instance, stage)
    }
    if states.contains("snapshot") || states.contains("redacted") {
      switch await questions.snapshot() {
      case .success(let entry):
        if states.contains("snapshot") { try draw(entry, .snapshot, instance, stage) }
        if states.contains("redacted") { try draw(entry, .redacted, instance, stage) }
      case .failure(let failure): try note(failure)
      }
    }
    guard states.contains("entry") else { return }
    switch await questions.timeline() {
    case .success(let answer):
      for diagnostic in answer.diagnostics { try journal.note(diagnostic) }
      timelines.append(
        Timeline(
          answer.timeline, family: stage.family.name, instance: instance.id))
      for (index, entry) in answer.timeline.entries.enumerated() {
        try draw(entry, .entry(index), instance, stage)
      }
    case .failure(let failure): try note(failure)
    }
  }

  private func note(_ failure: ProviderQuestions.Failure) throws {
    if failure.diagnostic.rule == ProviderQuestions.timeoutRule { patience = min(patience, 1) }
    try journal.note(failure.diagnostic)
  }

  private func draw(
    _ entry: HostedEntry, _ state: ContentState, _ instance: WidgetInstance, _ stage: WidgetStage
  ) throws {
    let view = entry.view()
    for scheme in options.schemes {
      // What stands in the gallery outside of a timeline shows the moment of the gallery.
      let date: Date
      if case .entry = state { date = entry.date } else { date = options.date }
      let drawn = renderer.render(
        view, on: stage, scheme: scheme == "dark" ? .dark : .light, state: state, date: date,
        widget: widget, prepare: { _ in })
      try write(drawn, entry: entry, state, scheme: scheme, instance, stage, date)
    }
  }

  private func write(
    _ drawn: RenderedWidget, entry: HostedEntry, _ state: ContentState, scheme: String,
    _ instance: WidgetInstance, _ stage: WidgetStage, _ date: Date
  ) throws {
    let only = widget.instances.count == 1
    var index: Int?
    if case .entry(let number) = state { index = number }
    let renderId = Render.id(
      widget: id, instance: only ? nil : instance.id, family: stage.family.name,
      values: [scheme, state.name], entry: index)
    let family = [id, instance.id, stage.family.name].joined(separator: "/")
    let name = widget.displayName.isEmpty ? widget.kind : widget.displayName
    let picture = SVGWriter.write(
      SVGPicture(
        size: drawn.size, items: drawn.items, title: name,
        description: drawn.spokenText, prefix: "v" + Fingerprint.short(family).prefix(4) + "-",
        paths: drawn.nodes.map(\.path)))
    let tree = NodeTreeFile.bytes(drawn.nodes)
    let place = catalogue.picture(picture, render: renderId)
    let treePlace = catalogue.tree(tree, render: renderId)
    if place.isNew { try journal.write(picture, to: place.file) }
    if treePlace.isNew { try journal.write(tree, to: treePlace.file) }
    try journal.note(
      Render(
        id: renderId, widget: id, instance: instance.id, family: stage.family.name,
        variant: ["scheme": scheme, "state": state.name], entry: index, date: date,
        file: place.file, tree: treePlace.file, width: Double(drawn.size.width),
        height: Double(drawn.size.height), bytes: picture.count, hash: place.hash,
        text: drawn.texts, url: drawn.url))
    for var diagnostic in drawn.diagnostics {
      diagnostic.render = renderId
      try journal.note(diagnostic)
    }
  }
}

extension Timeline {
  fileprivate init(_ timeline: HostedTimeline, family: String, instance: String) {
    let entries = timeline.entries.enumerated().map { index, entry in
      Entry(
        index: index, date: entry.date,
        relevance: entry.relevance.map {
          Relevance(score: Double($0.score), duration: $0.duration)
        })
    }
    let policy: Policy =
      switch timeline.policy {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
    self.init(family: family, instance: instance, entries: entries, policy: policy)
  }
}

extension RenderedWidget {
  /// The texts shown, in order, each once.
  var texts: [String] {
    var seen: Set<String> = []
    return nodes.lazy.filter { !$0.isRedacted }.compactMap(\.text)
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// What VoiceOver reads of the picture.
  var spokenText: String {
    SpokenTree.phrases(of: nodes).map(\.phrase).joined(separator: ", ")
  }
}
