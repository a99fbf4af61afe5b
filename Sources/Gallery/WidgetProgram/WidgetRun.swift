import CatalogueManifest
import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SVGOutput
import VectorDrawing
import ViewGraph
import WidgetHost
import WidgetSettings

/// Renders one widget in all its variants, writing each picture as soon as it is drawn, so that
/// what was done before a crash is not lost.
@MainActor final class WidgetRun {
  let widget: WidgetDescriptor
  let id: String
  let options: ProgramOptions
  let output: URL
  let hooks: GalleryProgram.Hooks
  /// The moment of the gallery.
  private let moment: Date
  private let resources: WidgetResources
  private let renderer: WidgetRenderer
  private let journal: RunJournal
  private var catalogue = Catalogue()
  private var timelines: [Timeline] = []
  /// Modes that the widget cannot be drawn in, each said once.
  private var refused: Set<RenderingMode> = []
  /// Seconds a provider may still take to answer. One that kept us waiting in vain is not given as
  /// long again, so that the widget's other pictures get their turn.
  private var patience: Double

  init(
    widget: WidgetDescriptor, id: String, options: ProgramOptions, output: URL,
    resources: WidgetResources, hooks: GalleryProgram.Hooks
  ) {
    (self.widget, self.id, self.options) = (widget, id, options)
    (self.output, self.hooks) = (output, hooks)
    (moment, patience) = (options.settings[.date], options.providerSeconds)
    self.resources = resources
    renderer = WidgetRenderer(resources: resources)
    journal = RunJournal(output: output, name: options.journal(id))
  }

  /// The families of a widget, in their usual order; of one that names none, the usual ones of
  /// the system it is for.
  static func families(of widget: WidgetDescriptor, _ options: ProgramOptions) -> [String] {
    let platform = (try? Device.load(options.settings[.device]))?.platform
    let usual = (platform ?? .iOS).usualFamilies
    let supported =
      widget.families.map { families in Device.familyOrder.filter(families.contains) } ?? usual
    return options.families.isEmpty ? supported : supported.filter(options.families.contains)
  }

  func perform() async throws {
    for diagnostic in resources.diagnostics { try journal.note(diagnostic) }
    if let foreign = resources.foreignDirection { try journal.note(foreign) }
    if let reason = widget.unsupported {
      try journal.note(reason)
    }
    for (place, families) in widget.disfavored {
      try journal.note(
        Diagnostic(
          .locationDisfavored,
          "The widget is not made for \(place): \(families.joined(separator: ", ")).",
          hint: "`disfavoredLocations(_:for:)` has the system offer it there last."))
    }
    let device = (try? Device.load(options.settings[.device])) ?? WidgetResources.defaultDevice
    for instance in widget.instances where widget.unsupported == nil {
      for family in Self.families(of: widget, options) {
        guard let stage = WidgetStage.find(family, on: device) else {
          try journal.note(
            Diagnostic(
              .noDeviceForFamily, "No device shows the family \(family).",
              hint: "Add its size to a file in themes/devices."))
          continue
        }
        try await perform(instance, on: stage)
      }
    }
    for diagnostic in hooks.drainDiagnostics() + resources.symbols.diagnostics {
      try journal.note(diagnostic)
    }
    try journal.finish(timelines)
  }

  private func perform(_ instance: WidgetInstance, on stage: WidgetStage) async throws {
    hooks.useResources(resources.shown(on: stage.device))
    let questions = ProviderQuestions(
      instance: instance, stage: stage, seconds: patience,
      entryLimit: options.settings[.entryLimit], moment: moment)
    let states = options.states.filter(instance.states.contains)
    if states.contains("placeholder") {
      try draw(questions.placeholder(), .placeholder, instance, stage)
    }
    if states.contains("snapshot") || states.contains("redacted") {
      let gauge = MemoryGauge(limit: options.settings[.memoryLimit])
      let answer = await questions.snapshot()
      try gauge.excess("getSnapshot", stage.family.name).map(journal.note)
      switch answer {
      case .success(let entry):
        if states.contains("snapshot") { try draw(entry, .snapshot, instance, stage) }
        if states.contains("redacted") {
          try drawLocked(entry, questions, instance, stage)
        }
      case .failure(let failure): try note(failure)
      }
    }
    guard states.contains("entry") else { return }
    let gauge = MemoryGauge(limit: options.settings[.memoryLimit])
    let answer = await questions.timeline()
    try gauge.excess("getTimeline", stage.family.name).map(journal.note)
    switch answer {
    case .success(let answer):
      for diagnostic in answer.diagnostics { try journal.note(diagnostic) }
      timelines.append(
        Timeline(
          answer.timeline, family: stage.family.name, instance: named(instance)))
      for (index, entry) in answer.timeline.entries.enumerated() {
        try draw(entry, .entry(index), instance, stage)
      }
    case .failure(let failure): try note(failure)
    }
  }

  private func named(_ instance: WidgetInstance) -> String {
    options.instance(instance.id, isOnly: widget.instances.count == 1)
  }

  private func note(_ failure: ProviderQuestions.Failure) throws {
    if failure.diagnostic.breaks(.providerTimeout) { patience = min(patience, 1) }
    try journal.note(failure.diagnostic)
  }

  /// The widget on a locked device: what is private is hidden, or all of it where the entitlements
  /// protect its data (facts/redaction.md, WidgetKit).
  private func drawLocked(
    _ entry: HostedEntry, _ questions: ProviderQuestions, _ instance: WidgetInstance,
    _ stage: WidgetStage
  ) throws {
    if options.isProtectedWhenLocked {
      try draw(questions.placeholder(), .locked, instance, stage)
    } else {
      try draw(entry, .redacted, instance, stage)
    }
  }

  /// The modes in which the widget stands in a place, and the schemes in each that knows any.
  private func looks(_ stage: WidgetStage) throws -> [(mode: RenderingMode, scheme: String?)] {
    let wished = options.modes.compactMap(RenderingMode.init)
    var looks: [(mode: RenderingMode, scheme: String?)] = []
    for mode in stage.modes(of: wished) {
      guard mode.offers(widget, on: stage.device.platform) else {
        if refused.insert(mode).inserted { try journal.note(Self.notOffered(mode)) }
        continue
      }
      looks += mode.followsScheme ? options.schemes.map { (mode, $0) } : [(mode, nil)]
    }
    return looks
  }

  private static func notOffered(_ mode: RenderingMode) -> Diagnostic {
    Diagnostic(
      .backgroundNotRemovable,
      "The widget is not drawn in \(mode.rawValue): it forbids taking its background away.",
      hint: "The system does not offer a widget with `containerBackgroundRemovable(false)` there.")
  }

  private func draw(
    _ entry: HostedEntry, _ state: ContentState, _ instance: WidgetInstance, _ stage: WidgetStage
  ) throws {
    let view = entry.view()
    for (mode, scheme) in try looks(stage) {
      // What stands in the gallery outside of a timeline shows the moment of the gallery.
      let date: Date
      if case .entry = state { date = entry.date } else { date = moment }
      let drawn = renderer.render(
        view, on: stage, scheme: scheme == "light" ? .light : .dark, mode: mode,
        state: state, date: date, widget: widget, prepare: { _ in })
      try write(drawn, state, Variant(mode, scheme, options), instance, stage, date)
    }
  }

  private func write(
    _ drawn: RenderedWidget, _ state: ContentState, _ variant: Variant,
    _ instance: WidgetInstance, _ stage: WidgetStage, _ date: Date
  ) throws {
    let only = widget.instances.count == 1 && options.location == nil
    var index: Int?
    if case .entry(let number) = state { index = number }
    let renderId = Render.id(
      widget: id, instance: only ? nil : named(instance), family: stage.family.name,
      values: variant.values + [state.name], entry: index)
    let name = widget.displayName.isEmpty ? widget.kind : widget.displayName
    // From what the picture says itself: that its widget is filed elsewhere changes no byte of it.
    let family = [PathName.slug(name), instance.id, stage.family.name].joined(separator: "/")
    let content = SVGPicture(
      size: drawn.size, items: drawn.items, title: name,
      description: drawn.spokenText, prefix: "v" + Fingerprint.short(family).prefix(4) + "-",
      paths: drawn.nodes.map(\.path))
    let picture = PictureFormat.shown.write(content)
    let tree = NodeTreeFile.bytes(drawn.nodes)
    let place = catalogue.picture(picture, render: renderId)
    let treePlace = catalogue.tree(tree, render: renderId)
    if place.isNew { try journal.write(picture, to: place.file) }
    if treePlace.isNew { try journal.write(tree, to: treePlace.file) }
    let others = PictureFormat.besides.map { (format: $0, file: $0.file(beside: place.file)) }
    for (format, file) in others where place.isNew {
      try journal.write(format.write(content), to: file)
    }
    try journal.note(
      Render(
        id: renderId, widget: id, instance: named(instance), family: stage.family.name,
        variant: variant.axes.merging(["state": state.name]) { $1 }, entry: index, date: date,
        file: place.file, tree: treePlace.file, others: others.isEmpty ? nil : others.map(\.file),
        width: Double(drawn.size.width),
        height: Double(drawn.size.height), margins: drawn.marginLengths,
        cornerRadius: drawn.cornerRadius == 0 ? nil : Double(drawn.cornerRadius),
        bytes: picture.count, hash: place.hash, text: drawn.texts, url: drawn.url))
    for var diagnostic in drawn.diagnostics {
      diagnostic.render = renderId
      try journal.note(diagnostic)
    }
  }
}

/// Where a picture stands on the axes of its looks.
private struct Variant {
  /// The values as ids spell them.
  let values: [String]
  let axes: [String: String]

  /// The usual mode is not spelt in ids, and where no other was wished for it is no axis.
  init(_ mode: RenderingMode, _ scheme: String?, _ options: ProgramOptions) {
    let isUsual = options.modes == [RenderingMode.fullColor.rawValue]
    values = (isUsual || mode == .fullColor ? [] : [mode.rawValue]) + (scheme.map { [$0] } ?? [])
    var axes: [String: String] = [:]
    axes["scheme"] = scheme
    if !isUsual { axes["mode"] = mode.rawValue }
    self.axes = axes
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

  /// What VoiceOver reads of the picture.
  var spokenText: String {
    SpokenTree.phrases(of: nodes).map(\.phrase).joined(separator: ", ")
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
  static let backgroundNotRemovable = Rule(
    "background-not-removable", fault: .widget, .note,
    "The widget forbids taking its background away",
    why: "The system does not offer it where backgrounds are taken away, so it is not drawn "
      + "there.",
    remedy: "Nothing needs to be done if `containerBackgroundRemovable(false)` is meant.")
}
