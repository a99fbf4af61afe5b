import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProgramBuilding
import ProjectReader
import ResourceCatalogs
import WidgetHost
import WidgetProgram

extension GalleryRun {
  /// All widgets of a program, in its order.
  struct Description {
    var widgets: [DescribedWidget] = []
    /// Those that end the program when they are described, as it is told which to leave alone.
    var skipped = ""
  }

  /// At most so many widgets of a program are found out to end it.
  private static let failureLimit = 200

  /// Asks the program for its widgets. If one of them ends the program it is asked again for the
  /// others, until it comes to its end.
  func describe(_ work: URL, _ result: inout Result) -> Description {
    var failed: [(unit: DescribedUnit, problem: Diagnostic)] = []
    while true {
      let skipped = failed.map(\.unit.key).joined(separator: ",")
      let folder = DrawnFolder(in: work, name: "description-\(failed.count)")
      let answer = folder.url.appendingPathComponent("widgets.json").path
      let limit = min(30, widgetSeconds)
      // Each widget has the time for itself and stops the program; this is for what it cannot stop.
      let end = child(
        "describe", of: "\(failed.count)", describing, work, folder, file: "widgets.json",
        ["\(limit)", skipped], seconds: limit * 4)
      if end.succeeded, let found = try? ProgramDescription.read(answer) {
        result.diagnostics += found.diagnostics.map { $0.located(in: index) }
        result.palette = found.palette
        var widgets = Self.merged(found, described(failed, among: found.widgets))
        for loss in failed where loss.unit.part != nil {
          take(loss, of: &widgets, &result)
        }
        return Description(widgets: widgets, skipped: skipped)
      }
      guard let unit = DescribingJournal.unfinished(beside: answer),
        !failed.contains(where: { $0.unit.key == unit.key }), failed.count < Self.failureLimit
      else {
        result.diagnostics.append(
          failure.diagnostic(end, of: "describing its widgets, outside of any", limit: limit))
        result.diagnostics += failed.filter { $0.unit.part != nil }.map(\.problem)
        return Description(widgets: described(failed, among: []), skipped: skipped)
      }
      var problem = failure.diagnostic(end, of: "describing \(unit.title)", limit: limit)
      if unit.part != nil { problem = problem.located(in: index, widget: unit.name) }
      failed.append((unit, problem))
    }
  }

  /// What something is described without is said on the card of its widget, or of the program where
  /// it belongs to none.
  private func take(
    _ loss: (unit: DescribedUnit, problem: Diagnostic), of widgets: inout [DescribedWidget],
    _ result: inout Result
  ) {
    let owner = widgets.firstIndex {
      $0.entry.unit?.kind == loss.unit.kind && $0.entry.unit?.number == loss.unit.number
    }
    if let owner {
      widgets[owner].losses.append(loss.problem)
    } else {
      result.diagnostics.append(loss.problem)
    }
  }

  private func described(
    _ failed: [(unit: DescribedUnit, problem: Diagnostic)], among found: [ProgramDescription.Entry]
  ) -> [DescribedWidget] {
    let failed = failed.filter { $0.unit.part == nil }
    let all = failed.map(\.unit) + found.compactMap(\.unit)
    return failed.map { described($0.unit, $0.problem, among: all) }
  }

  /// What is known of a widget that could not be described: its type, or a preview's position; and
  /// what the code says its kind is, so that it has the id that it will have when it is mended.
  private func described(
    _ unit: DescribedUnit, _ problem: Diagnostic, among units: [DescribedUnit]
  ) -> DescribedWidget {
    var problem = problem
    var source: Widget.Source?
    if let file = unit.file, let line = unit.line {
      source = inProject(Widget.Source(file: file, line: line))
    }
    if problem.file == nil, let source { (problem.file, problem.line) = (source.file, source.line) }
    let kind = kind(of: unit, among: units)
    let entry = ProgramDescription.Entry(
      kind: kind ?? unit.name, type: unit.kind == .widget ? unit.name : "",
      name: index.text(givenTo: "configurationDisplayName", in: unit.name) ?? unit.name,
      description: index.text(givenTo: "description", in: unit.name) ?? "",
      configuration: unit.kind == .widget ? .static : .preview,
      families: index.members(givenTo: "supportedFamilies", in: unit.name), instances: [],
      source: source, unit: unit)
    return DescribedWidget(
      entry: entry, problem: problem.located(in: index, widget: entry.type), isGuess: kind == nil)
  }

  /// The kind of a widget or preview that could not be described; nil if the code does not tell.
  private func kind(of unit: DescribedUnit, among units: [DescribedUnit]) -> String? {
    guard unit.kind == .preview else { return index.kind(of: unit.name) }
    guard let file = unit.file else { return nil }
    let before = units.count { $0.kind == .preview && $0.file == file && $0.number < unit.number }
    let name = unit.line.flatMap { index.previewName(file: file, line: $0) }
    return "\(file)#\(name ?? "\(before + 1)")"
  }

  /// All widgets in the order of the program: its widgets, then its previews.
  private static func merged(
    _ found: ProgramDescription, _ failed: [DescribedWidget]
  ) -> [DescribedWidget] {
    var all: [DescribedWidget] = []
    var rest = failed.sorted { order($0).lexicographicallyPrecedes(order($1)) }[...]
    for (position, entry) in found.widgets.enumerated() {
      let widget = DescribedWidget(entry: entry, position: position)
      while let next = rest.first, entry.unit != nil,
        order(next).lexicographicallyPrecedes(order(widget))
      {
        all.append(next)
        rest.removeFirst()
      }
      all.append(widget)
    }
    return all + rest
  }

  /// Has widgets made without the others, where none is made by another and none needs them. Live
  /// Activities may take their samples from any preview, and previews of theirs show the bundle's.
  func grouped(_ widgets: [DescribedWidget], _ reach: CodeReach?) -> [DescribedWidget] {
    let numbers = Set(
      widgets.compactMap(\.entry.unit).filter { $0.kind == .widget }.map(\.number))
    guard let reach, !reach.needsAllWidgets, numbers == Set(0..<numbers.count) else {
      return widgets
    }
    var counts: [String: Int] = [:]
    return widgets.map { widget in
      guard widget.problem == nil, let group = widget.entry.unit?.group else { return widget }
      defer { counts[group, default: 0] += 1 }
      let kinds = widget.entry.families.map { FamilyTraits.named($0).kind }
      if kinds.contains(.activity) || kinds.contains(.island) { return widget }
      var widget = widget
      (widget.group, widget.position) = (group, counts[group, default: 0])
      return widget
    }
  }

  private static func order(_ widget: DescribedWidget) -> [Int] {
    let unit = widget.entry.unit
    return [unit?.kind == .preview ? 1 : 0, unit?.number ?? 0]
  }
}
