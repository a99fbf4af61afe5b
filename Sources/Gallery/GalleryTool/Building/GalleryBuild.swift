import CatalogueManifest
import DaySimulation
import DiagnosticRecords
import Foundation
import GallerySite
import ResourceCatalogs
import WidgetHost
import WidgetProgram
import WidgetSettings

/// From gallery programs to a finished gallery: rendered into a temporary folder, moved into place
/// when whole.
enum GalleryBuild {
  /// Renders into a catalogue folder, which must exist.
  ///
  /// - Parameters:
  ///   - diagnostics: What is known already, from reading and compiling.
  ///   - missing: What is known to be missing, besides in the programs.
  ///   - each: Is handed what became of each program.
  static func render(
    _ runs: [GalleryRun], title: String, diagnostics: [Diagnostic], missing: [MissingItem] = [],
    into catalogue: URL, progress: Progress, each: (GalleryRun.Result) -> Void = { _ in }
  ) -> Manifest {
    let base = (runs.first?.options ?? ProgramOptions()).base
    var manifest = emptyManifest(runs, title: title)
    manifest.diagnostics = diagnostics
    var items = MissingItems(missing)
    if runs.contains(where: \.options.axes.isSweep) { announce(runs, progress) }
    for (run, result) in zip(runs, drawn(runs, into: catalogue, progress)) {
      each(result)
      manifest.bundles.append(
        Manifest.Bundle(
          id: run.bundle, title: run.name, widgets: result.widgets.map(\.id),
          palette: result.palette,
          settings: RenderSettings(run.options.settings).other(than: manifest.settings)))
      manifest.widgets += result.widgets
      manifest.renders += result.renders
      manifest.diagnostics += result.diagnostics
      manifest.add(result.days ?? [], of: run)
      items.add(result.missing)
    }
    manifest.missing = items.all
    do {
      manifest.axes = ManifestAxis.rendered(in: manifest, named: try VariantAxis.all(), base: base)
    } catch {
      manifest.axes = ManifestAxis.rendered(in: manifest, named: [], base: base)
      manifest.diagnostics.append(error.diagnostic)
    }
    return manifest
  }

  /// Draws programs, in their order but for the last widgets of one and the first of the next.
  private static func drawn(
    _ runs: [GalleryRun], into catalogue: URL, _ progress: Progress
  ) -> [GalleryRun.Result] {
    let results = Gathered<GalleryRun.Result>(count: runs.count)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    for (number, run) in runs.enumerated() {
      queue.addOperation {
        results.set(run.perform(into: catalogue, progress: progress), at: number)
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return results.all.compactMap { $0 }
  }

  /// Says how much a sweep is going to draw, before any of it is drawn.
  private static func announce(_ runs: [GalleryRun], _ progress: Progress) {
    let counts = runs.map { $0.count() }
    let pictures = Report.count(counts.reduce(0) { $0 + $1.pictures }, "picture")
    let widgets = Report.count(counts.reduce(0) { $0 + $1.widgets }, "widget")
    progress.announce("\(pictures) of \(widgets), besides further entries of timelines")
  }

  /// Writes the pages for a catalogue, ready to be put where they belong.
  ///
  /// - Parameters:
  ///   - isOurs: Whether the catalogue is needed by nobody afterwards.
  ///   - isSingleFile: Whether to write the gallery in one file as well.
  ///   - bringsFonts: Whether machines without the fonts that pictures ask for get some.
  ///   - live: The name of this build for pages that are served; empty for a plain gallery.
  /// - Returns: what is to be done to the output, and what could not be shown.
  static func pages(
    _ manifest: Manifest, catalogue: URL, isOurs: Bool = false, staging: Staging,
    isSingleFile: Bool = false, bringsFonts: Bool = true, live: String = ""
  ) throws -> (update: OutputUpdate, diagnostics: [Diagnostic]) {
    let site = staging.folder.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
    let builder = SiteBuilder(
      manifest: manifest, catalogueFolder: catalogue, takesPictures: isOurs,
      siteFolder: Installation.site, isSingleFile: isSingleFile, bringsFonts: bringsFonts,
      live: live)
    let diagnostics = try builder.build(into: site)
    return (try OutputUpdate(site, to: staging.output), diagnostics)
  }

  /// Renders and writes everything.
  ///
  /// - Parameters:
  ///   - diagnostics: What is known already, from reading and compiling.
  ///   - missing: What is known to be missing, besides in the programs.
  ///   - kept: Where to put the bare catalogue as well.
  ///   - revision: What the pictures are made from, such as a commit.
  ///   - isSingleFile: Whether to write the gallery in one file as well.
  ///   - bringsFonts: Whether machines without the fonts that pictures ask for get some.
  ///   - live: The name of this build for pages that are served; empty for a plain gallery.
  static func make(
    _ runs: [GalleryRun], title: String, diagnostics: [Diagnostic], missing: [MissingItem] = [],
    output: OutputFolder, catalogue kept: OutputFolder? = nil, revision: String? = nil,
    isSingleFile: Bool = false, bringsFonts: Bool = true, live: String = "", progress: Progress
  ) throws -> GallerySummary {
    let staging = try Staging(for: output)
    defer { staging.discard() }
    let copying = try kept.map(Staging.init)
    defer { copying?.discard() }
    let catalogue = staging.folder.appendingPathComponent("catalogue")
    try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
    let start = ContinuousClock.now
    var manifest = render(
      runs, title: title, diagnostics: diagnostics, missing: missing, into: catalogue,
      progress: progress)
    manifest.revision = revision
    manifest.diagnostics = manifest.foldedDiagnostics
    let rendered = GalleryJob.seconds(since: start)
    let shard = runs.first?.shard
    if let nothing = NothingDrawn.diagnostic(
      manifest, runs.first?.filter ?? WidgetFilter(), shard: shard)
    {
      // What was asked for by mistake must not replace a good gallery.
      if manifest.widgets.isEmpty, shard == nil { throw Stop([nothing]) }
      manifest.diagnostics.append(nothing)
    }
    progress.say("Writing the gallery …")
    // What stands in the way of one output is known before either is written.
    let copy = try copying.map { try copied(manifest, catalogue, $0) }
    let site = try pages(
      manifest, catalogue: catalogue, isOurs: true, staging: staging, isSingleFile: isSingleFile,
      bringsFonts: bringsFonts, live: live)
    manifest.diagnostics += site.diagnostics
    try copy?.apply()
    try site.update.apply()
    var summary = GallerySummary(manifest)
    summary.kept = site.update.kept + (copy?.kept ?? [])
    summary.seconds = [
      ("render", rendered), ("pages", GalleryJob.seconds(since: start) - rendered),
    ]
    return summary
  }

  /// Copies a catalogue, ready to be put into a folder of its own.
  private static func copied(
    _ manifest: Manifest, _ catalogue: URL, _ staging: Staging
  ) throws -> OutputUpdate {
    let copy = staging.folder.appendingPathComponent("copy")
    try manifest.write(to: copy)
    let made = EnclosedFolder(catalogue)
    var known: Set<String> = []
    for path in manifest.files
    where known.insert(path).inserted {
      guard let file = made.file(path) else { continue }
      let target = copy.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: file, to: target)
    }
    return try OutputUpdate(copy, to: staging.output)
  }

  /// The widgets of some programs, undrawn.
  static func list(_ runs: [GalleryRun], _ diagnostics: inout [Diagnostic]) -> [Widget] {
    var widgets: [Widget] = []
    for run in runs {
      let result = run.list()
      widgets += result.widgets
      diagnostics += result.diagnostics
    }
    return widgets
  }

  /// The manifest of a gallery without widgets.
  static func emptyManifest(_ runs: [GalleryRun], title: String) -> Manifest {
    var manifest = Manifest(
      generator: "vitrine \(Version.current)", title: title,
      settings: RenderSettings(runs.first?.options.settings ?? SettingValues()))
    manifest.palette = (runs.first?.options ?? ProgramOptions()).palette?.names
    let links = Set(runs.map { $0.home.settings[.sourceLink] })
    if links.count == 1 { manifest.sourceLink = links.first ?? nil }
    return manifest
  }
}

extension Manifest {
  /// Adds simulated days, with what is to be read beside them.
  fileprivate mutating func add(_ logs: [DayLog], of run: GalleryRun) {
    if logs.isEmpty { return }
    let settings = run.options.settings
    if days == nil {
      days = SimulatedDays(
        seed: settings[.seed], days: settings[.days], scenarios: [],
        assumptions: (try? SystemAssumptions.load(settings[.assumptions]))?.sentences.map {
          .init(says: $0.sentence, source: $0.source, isAssumed: $0.isAssumed ?? false)
        } ?? [])
    }
    for scenario in (try? run.scenarios()) ?? []
    where days?.scenarios.contains(where: { $0.id == scenario.id }) != true {
      days?.scenarios.append(.init(id: scenario.id, name: scenario.name, says: scenario.says))
    }
    days?.logs += logs
  }
}

extension RenderSettings {
  /// What a program is told.
  fileprivate init(_ settings: SettingValues) {
    let device = try? Device.load(settings[.device])
    let (system, text) = (settings[.system], settings[.text])
    self.init(
      date: settings[.date], locale: settings[.locale], timeZone: settings[.timeZone],
      calendar: settings[.calendar], device: settings[.device],
      deviceName: device?.name ?? settings[.device], scale: device?.scale ?? 3,
      system: system == SystemLook.defaultID ? nil : system,
      text: text == .text ? nil : text.rawValue)
  }
}
