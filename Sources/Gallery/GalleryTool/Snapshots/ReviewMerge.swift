import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords
import Synchronization

/// Makes one report of those of several parts of a run: the one that a single run would have
/// written.
struct ReviewMerge {
  /// A report and its record.
  typealias Part = (folder: URL, record: ReviewRecord)

  private let parts: [Part]

  /// - Throws: `Stop`, if the reports are not parts of one comparison.
  init(_ parts: [Part]) throws {
    self.parts = parts
    guard let first = parts.first?.record else { return }
    for (folder, record) in parts.dropFirst() {
      guard
        record.generator != first.generator || record.title != first.title
          || record.sides != first.sides || record.drawn?.settings != first.drawn?.settings
      else { continue }
      throw Stop([
        Diagnostic(
          .reportsDiffer,
          "\(folder.path) is not of the same comparison as \(parts[0].folder.path): its title, its "
            + "settings or the version that wrote it is another.",
          hint: "Merge the reports of verify --shard 1/3, 2/3 and 3/3 with the same inputs.")
      ])
    }
  }

  /// The record of the whole.
  ///
  /// - Parameter put: takes each file that it names.
  func make(put: @Sendable (ReviewMaker.File) throws -> Void) throws -> ReviewRecord {
    if parts.count == 1 {
      for item in parts[0].record.items { try copy(item, from: parts[0].folder, put) }
      return parts[0].record
    }
    var whole = ReviewRecord(
      generator: parts[0].record.generator, title: parts[0].record.title,
      sides: parts[0].record.sides)
    var items: [Key: (item: ReviewRecord.Item, folder: URL)] = [:]
    var unchanged: [String: ReviewRecord.Unchanged] = [:]
    for (folder, record) in parts {
      whole.axes = ManifestAxis.joined(whole.axes, record.axes)
      whole.widgets += record.widgets.filter { !whole.widgets.contains($0) }
      for item in record.items { items[Key(item)] = items[Key(item)] ?? (item, folder) }
      for same in record.unchanged { unchanged[same.id] = same }
      whole.diagnostics += record.diagnostics.filter { !$0.breaks(.notTheSameTwice) }
      whole.drawn = joined(whole.drawn, record.drawn)
      whole.colours = joined(whole.colours, record.colours)
    }
    whole.unchanged = unchanged.values.sorted { $0.id < $1.id }
    whole.outOfScope = outOfScope(besides: Set(items.keys.map(\.id)).union(unchanged.keys))
    let renamed = try findRenamed(&items, whole, put)
    for (item, folder) in items.values { try copy(item, from: folder, put) }
    whole.items = (items.values.map(\.item) + renamed)
      .sorted { ($0.id, $0.kind.rawValue) < ($1.id, $1.kind.rawValue) }
    if let doubt = SecondDrawing.diagnostic(whole.count(.unstable)) { whole.diagnostics += [doubt] }
    whole.finish()
    return whole
  }

  /// What an item is, besides what became of it.
  private struct Key: Hashable {
    let id: String
    let kind: ReviewRecord.Item.Kind

    init(_ item: ReviewRecord.Item) { self.init(id: item.id, kind: item.kind) }

    init(id: String, kind: ReviewRecord.Item.Kind) { (self.id, self.kind) = (id, kind) }
  }

  private func joined(
    _ one: ReviewRecord.Drawn?, _ other: ReviewRecord.Drawn?
  ) -> ReviewRecord.Drawn? {
    guard var result = one, let other else { return one ?? other }
    result.bundles.merge(other.bundles) { known, _ in known }
    result.missing.merge(other.missing) { known, _ in known }
    return result
  }

  private func joined(
    _ one: [String: [String: [String: [String]]]]?,
    _ other: [String: [String: [String: [String]]]]?
  ) -> [String: [String: [String: [String]]]]? {
    guard let one, let other else { return one ?? other }
    return one.merging(other) { $0.merging($1) { known, _ in known } }
  }

  /// What no part was asked about.
  private func outOfScope(besides known: Set<String>) -> [String] {
    var result = Set(parts.first?.record.outOfScope ?? [])
    for (_, record) in parts { result.formIntersection(record.outOfScope) }
    return result.subtracting(known).sorted()
  }

  /// What is gone in one part and has come in another.
  private func findRenamed(
    _ items: inout [Key: (item: ReviewRecord.Item, folder: URL)], _ whole: ReviewRecord,
    _ put: @Sendable (ReviewMaker.File) throws -> Void
  ) throws -> [ReviewRecord.Item] {
    let open = items.values.filter { [.added, .removed].contains($0.item.change) }
    guard Set(open.map(\.item.change)).count == 2 else { return [] }
    func side(_ name: String, _ read: (ReviewRecord.Item) -> ReviewRecord.Side?) -> ComparedSide {
      let known = open.compactMap { one in read(one.item).map { (one.item, $0, one.folder) } }
      let pictures = known.filter { $0.0.kind == .picture }
      let sources = Dictionary(pictures.map { ($0.0.id, ($0.1, $0.2)) }) { first, _ in first }
      let behaviours = known.filter { $0.0.kind == .behaviour }.compactMap { _, side, folder in
        EnclosedFolder(folder).data(side.file).flatMap { WidgetBehaviour($0) }
      }
      return ComparedSide(
        name: name, snapshots: pictures.map { Snapshot($0.0, $0.1) }, behaviours: behaviours
      ) { id in sources[id].flatMap { Self.contents($0.0, $0.1) } }
    }
    let names = whole.widgets.map {
      Widget(
        id: $0.id, kind: $0.id, name: $0.name, description: "", bundle: "", source: $0.source)
    }
    var manifest = Manifest(
      generator: whole.generator, title: whole.title, settings: RenderSettings())
    (manifest.widgets, manifest.axes) = (names, whole.axes)
    let maker = ReviewMaker(
      side(whole.sides[0], \.old), side(whole.sides[1], \.new), manifest: manifest,
      colours: whole.colours ?? [:], missing: (MissingNames(), MissingNames()))
    let made = Mutex<[String: [UInt8]]>([:])
    let found = try maker.make(title: "", generator: "") { file in
      made.withLock { $0[file.path] = file.bytes }
    }
    let files = made.withLock { $0 }
    let renamed = found.items.filter { $0.formerly != nil }
    for item in renamed {
      for file in Self.files(of: item) {
        if let bytes = files[file] { try put((file, bytes)) }
      }
      for id in [item.id, item.formerly].compactMap({ $0 }) {
        items[Key(id: id, kind: item.kind)] = nil
      }
    }
    return renamed
  }

  private static func files(of item: ReviewRecord.Item) -> [String] {
    [item.old, item.new].compactMap { $0 }.flatMap { [$0.file] + [$0.tree].compactMap { $0 } }
      + [item.lines].compactMap { $0 }
  }

  private static func contents(
    _ side: ReviewRecord.Side, _ folder: URL
  ) -> ComparedSide.Contents? {
    let files = EnclosedFolder(folder)
    guard let picture = files.data(side.file) else { return nil }
    return ([UInt8](picture), side.tree.flatMap { files.data($0) }.map { [UInt8]($0) } ?? [])
  }

  private func copy(
    _ item: ReviewRecord.Item, from folder: URL, _ put: @Sendable (ReviewMaker.File) throws -> Void
  ) throws {
    for path in Self.files(of: item) {
      guard let data = EnclosedFolder(folder).data(path) else {
        // The page of one report says what is not there.
        if parts.count == 1 { continue }
        throw Stop([
          Diagnostic(
            .reportIncomplete, "\(path) of \(folder.path) is not there; nothing was written.",
            hint: "Was the report copied whole?")
        ])
      }
      try put((path, [UInt8](data)))
    }
  }
}

extension Snapshot {
  /// One side of an item of a report.
  fileprivate init(_ item: ReviewRecord.Item, _ side: ReviewRecord.Side) {
    self.init(
      id: item.id, widget: item.widget, bundle: item.bundle ?? "", family: item.family ?? "",
      variant: item.variant ?? [:], picture: side.marks.first ?? "", tree: side.marks.last ?? "",
      bytes: 0)
  }
}

extension Rule {
  static let reportsDiffer = Rule(
    "reports-differ", fault: .input, .error, "Reports are not of one comparison",
    why: "Together they would say something that no run has found.",
    remedy: "Merge the reports of the parts of one run, all of the same version of vitrine.")
}
