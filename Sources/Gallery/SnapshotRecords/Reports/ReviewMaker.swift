package import CatalogueManifest
package import DiagnosticRecords
import Encodings
import FilePaths

/// Compares two sides and says all that is to be said of it, with the files that show it.
package struct ReviewMaker: Sendable {
  private let old: ComparedSide
  private let new: ComparedSide
  private let verdict: Verdict
  /// What palettes call colours, by scheme and then by bundle.
  private let colours: [String: [String: [String: [String]]]]
  private let usualScheme: String
  private let manifest: Manifest
  private let scope: SnapshotScope

  /// What was drawn a second time and came out otherwise.
  package struct SecondSide: Sendable {
    /// What differs between the two, in words, by id.
    package var words: [String: [String]]
    /// The pictures as they came the second time, by id.
    package var pictures: [String: [UInt8]]

    package init(words: [String: [String]] = [:], pictures: [String: [UInt8]] = [:]) {
      (self.words, self.pictures) = (words, pictures)
    }
  }

  /// The names that widgets lacked, then and now.
  package typealias Missing = (recorded: MissingNames, now: MissingNames)

  private let second: SecondSide
  private let missing: Missing

  /// - Parameters:
  ///   - manifest: what tells of axes, widgets and colours; of the newer side if both have one.
  ///   - colours: what palettes call colours; nil for what the manifest tells.
  ///   - missing: names that widgets lacked.
  package init(
    _ old: ComparedSide, _ new: ComparedSide, manifest: Manifest,
    colours: [String: [String: [String: [String]]]]? = nil,
    scope: SnapshotScope = SnapshotScope(), missing: Missing, second: SecondSide = SecondSide()
  ) {
    (self.old, self.new, self.scope) = (old, new, scope)
    (self.missing, self.second) = (missing, second)
    var verdict = Verdict.judge(
      recorded: old.snapshots, rendered: new.snapshots, scope: scope, missing: missing,
      names: (old.names, new.names))
    verdict.doubt(Set(second.words.keys))
    self.verdict = verdict
    (self.manifest, self.colours) = (manifest, colours ?? Self.colours(manifest))
    let scheme = manifest.axes.first { $0.name == "scheme" }
    usualScheme = scheme?.usual ?? scheme?.values.first?.name ?? ""
  }

  private static func colours(
    _ manifest: Manifest
  ) -> [String: [String: [String: [String]]]] {
    let schemes = Set((manifest.palette ?? [:]).keys).union(
      manifest.bundles.flatMap { ($0.palette ?? [:]).keys })
    var result: [String: [String: [String: [String]]]] = [:]
    for scheme in schemes {
      let common = manifest.palette?[scheme] ?? [:]
      for bundle in manifest.bundles {
        // What an asset catalog of the project calls it is what its designers know.
        result[scheme, default: [:]][bundle.id] =
          (bundle.palette?[scheme] ?? [:]).merging(common) { own, _ in own }
      }
    }
    return result
  }

  /// Ids of bundles of which only the version of Vitrine is another than when they were recorded.
  package var bundlesOfOtherVersion: Set<String> = []
  /// Checksums of code and resources, by the id of the bundle.
  package var codes: [String: String] = [:]
  /// Checksums of all that pictures depend on, by the id of the bundle.
  package var inputs: [String: String] = [:]
  /// Snapshots and behaviours that need not be drawn to be known as they were, beside both sides.
  package var untouched: (snapshots: [Snapshot], behaviours: [SnapshotIndex.Behaviour]) = ([], [])

  /// A file of a report.
  package typealias File = (path: String, bytes: [UInt8])

  /// The record, and the files that it names.
  ///
  /// - Parameter put: takes each file as it is made, of several items at a time.
  package func make(
    title: String, generator: String, diagnostics: [Diagnostic] = [],
    put: @Sendable (File) throws -> Void
  ) throws -> ReviewRecord {
    var record = ReviewRecord(
      generator: generator, title: title, sides: [old.name, new.name],
      axes: manifest.axes)
    record.diagnostics = diagnostics
    record.items = try sideBySide(verdict.differences) { try item($0, put) }
    for index in record.items.indices
    where record.items[index].bundle.map(bundlesOfOtherVersion.contains) ?? false {
      if record.items[index].change == .changed { record.items[index].isOfOtherVersion = true }
    }
    record.items += try behaviours(put)
    record.items.sort { ($0.id, $0.kind.rawValue) < ($1.id, $1.kind.rawValue) }
    record.unchanged =
      (verdict.unchanged + untouched.snapshots).map {
        ReviewRecord.Unchanged(id: $0.id, widget: $0.widget, family: $0.family)
      }
      + (sameBehaviours + untouched.behaviours.map(\.id)).map {
        ReviewRecord.Unchanged(id: WidgetBehaviour.path(of: $0), widget: $0)
      }
    record.unchanged.sort { ($0.id, $0.family ?? "") < ($1.id, $1.family ?? "") }
    record.outOfScope = verdict.outOfScope.map(\.id)
    record.drawn = drawn(record.items)
    record.colours = colours
    record.nameWidgets(manifest.widgets, old.names)
    record.finish()
    return record
  }

  /// What the pictures of today were drawn with.
  private func drawn(_ items: [ReviewRecord.Item]) -> ReviewRecord.Drawn {
    let widgets = Set(items.map(\.widget))
    let bundles = manifest.bundles.map { ($0.id, manifest.settings(of: $0)) }
    var drawn = ReviewRecord.Drawn(
      settings: manifest.settings,
      bundles: Dictionary(bundles) { first, _ in first },
      missing: missing.now.ofWidget.filter { widgets.contains($0.key) })
    drawn.codes = codes.isEmpty ? nil : codes
    drawn.inputs = inputs.isEmpty ? nil : inputs
    return drawn
  }

  // MARK: Pictures

  private func item(
    _ difference: Verdict.Difference, _ put: @Sendable (File) throws -> Void
  ) throws -> ReviewRecord.Item {
    var item = ReviewRecord.Item(
      id: difference.id, widget: difference.widget, change: difference.change)
    let known = difference.new ?? difference.old
    (item.family, item.variant, item.bundle) = (known?.family, known?.variant, known?.bundle)
    if let old = difference.old, old.id != difference.id { item.formerly = old.id }
    let before = difference.old.flatMap { old.contents($0.id) }
    let after = difference.new.flatMap { new.contents($0.id) }
    let stem = "\(difference.change.rawValue)/\(difference.id)"
    if difference.change == .unstable {
      let again = second.pictures[difference.id].map { ($0, [] as [UInt8]) }
      item.old = try side(after, stem + ".first", difference.new, put)
      item.new = try side(again, stem + ".second", nil, put)
      item.lines = try lines(after?.picture, again?.0, stem, put)
      item.changes = (second.words[difference.id] ?? []).map { ReviewRecord.Change(words: $0) }
      return item
    }
    item.old = try side(before, stem + ".old", difference.old, put)
    item.new = try side(after, stem + ".new", difference.new, put)
    guard [.changed, .filledIn].contains(difference.change), difference.old != nil else {
      return item
    }
    item.lines = try lines(before?.picture, after?.picture, stem, put)
    (item.changes, item.hidden) = changes(difference, before, after)
    return item
  }

  private func side(
    _ contents: ComparedSide.Contents?, _ stem: String, _ snapshot: Snapshot?,
    _ put: @Sendable (File) throws -> Void
  ) throws -> ReviewRecord.Side? {
    guard let contents else { return nil }
    try put((stem + ".svg", contents.picture))
    var side = ReviewRecord.Side(
      file: stem + ".svg",
      marks: snapshot.map { [$0.picture, $0.tree] } ?? [SHA256.short(contents.picture)])
    if !contents.tree.isEmpty {
      try put((stem + ".tree.json", contents.tree))
      side.tree = stem + ".tree.json"
    }
    (side.width, side.height) = PictureSize.read(contents.picture).map { ($0, $1) } ?? (nil, nil)
    return side
  }

  private func lines(
    _ one: [UInt8]?, _ other: [UInt8]?, _ stem: String, _ put: @Sendable (File) throws -> Void
  ) throws -> String {
    let diff = LineDiff(
      String(decoding: one ?? [], as: UTF8.self), String(decoding: other ?? [], as: UTF8.self))
    try put((stem + ".diff", Array(diff.unified().utf8)))
    return stem + ".diff"
  }

  private func changes(
    _ difference: Verdict.Difference, _ before: ComparedSide.Contents?,
    _ after: ComparedSide.Contents?
  ) -> ([ReviewRecord.Change], hidden: [String]?) {
    var changes: [TreeChange] = []
    if difference.change == .filledIn {
      let found = missing.now.found(since: missing.recorded, of: difference.widget)
      changes.append(
        .ofWhole("No longer missing: \(found.joined(separator: ", ")).", aspect: "missing"))
    }
    guard let before, let after else {
      changes.append(.ofWhole("The recorded picture is missing.", aspect: "record"))
      return (changes.map(ReviewRecord.Change.init), nil)
    }
    let scheme = difference.new?.variant["scheme"] ?? usualScheme
    let names = ColourNames(colours[scheme]?[difference.new?.bundle ?? ""] ?? [:])
    let diff = TreeDiff(
      TreeNode.read(before.tree), TreeNode.read(after.tree),
      oldPicture: String(decoding: before.picture, as: UTF8.self),
      newPicture: String(decoding: after.picture, as: UTF8.self), colours: names)
    changes += diff.changes
    if diff.changes.isEmpty {
      changes.append(
        .ofWhole("Only the drawing changed; see the line difference.", aspect: "drawing"))
    }
    return (changes.map(ReviewRecord.Change.init), diff.hidden.isEmpty ? nil : diff.hidden)
  }

  // MARK: Behaviours

  /// Widgets of which both sides tell the same.
  private var sameBehaviours: [String] {
    new.behaviours.keys.filter { id in
      guard let before = old.behaviours[id], let after = new.behaviours[id] else { return false }
      return BehaviourDiff(before, after, isAsked: scope.asks).changes.isEmpty
    }
  }

  private func behaviours(_ put: @Sendable (File) throws -> Void) throws -> [ReviewRecord.Item] {
    var items: [ReviewRecord.Item] = []
    let recorded = Set(old.snapshots.map(\.widget))
    let formerly = verdict.renamedWidgets
    let gone = Set(formerly.values)
    for id in Set(new.behaviours.keys).union(old.behaviours.keys).sorted() where !gone.contains(id)
    {
      let (before, after) = (old.behaviours[formerly[id] ?? id], new.behaviours[id])
      if let words = second.words[WidgetBehaviour.path(of: id)] {
        items.append(try unstable(id, after, words, put))
        continue
      }
      let change: Verdict.Change
      var changes: [TreeChange] = []
      if let before, let after {
        changes = BehaviourDiff(before, after, isAsked: scope.asks).changes
        if changes.isEmpty { continue }
        change = .changed
      } else if after != nil {
        // An earlier version recorded pictures alone: that is no change of the widget.
        if recorded.contains(id) || !isNew(id) { continue }
        change = .added
      } else {
        guard scope.includesWidget(id), !isFailed(id) else { continue }
        change = .removed
      }
      // Not the widget's id, which is that of the folder of all its pictures.
      var item = ReviewRecord.Item(
        id: WidgetBehaviour.path(of: id), kind: .behaviour, widget: id, change: change)
      item.bundle = (after ?? before)?.bundle
      item.formerly = before == nil ? nil : formerly[id].map(WidgetBehaviour.path)
      let stem = "\(change.rawValue)/\(id)/widget"
      let now = after.map { now in before.map { now.completed(by: $0, scope.asks) } ?? now }
      let texts = [before?.text(), now?.text()]
      item.old = try side(texts[0], stem + ".old.json", put)
      item.new = try side(texts[1], stem + ".new.json", put)
      if change == .changed { item.lines = try lines(texts[0], texts[1], stem, put) }
      item.changes = changes.map(ReviewRecord.Change.init)
      items.append(item)
    }
    return items
  }

  /// A behaviour that is another one each time.
  private func unstable(
    _ widget: String, _ told: WidgetBehaviour?, _ words: [String],
    _ put: @Sendable (File) throws -> Void
  ) throws -> ReviewRecord.Item {
    var item = ReviewRecord.Item(
      id: WidgetBehaviour.path(of: widget), kind: .behaviour, widget: widget, change: .unstable)
    item.bundle = told?.bundle
    let path = "\(Verdict.Change.unstable.rawValue)/\(widget)/widget.first.json"
    item.old = try side(told?.text(), path, put)
    item.changes = words.map { ReviewRecord.Change(words: $0) }
    return item
  }

  private func side(
    _ text: [UInt8]?, _ path: String, _ put: @Sendable (File) throws -> Void
  ) throws -> ReviewRecord.Side? {
    guard let text else { return nil }
    try put((path, text))
    return ReviewRecord.Side(file: path, marks: [SHA256.short(text)])
  }

  /// Whether a widget has pictures that can become snapshots.
  private func isNew(_ widget: String) -> Bool {
    verdict.differences.contains { $0.widget == widget && $0.change != .unstable }
  }

  /// Whether a widget could not be drawn to the end.
  private func isFailed(_ widget: String) -> Bool {
    scope.failedWidgets.contains(widget)
      || old.behaviours[widget].map { scope.failedBundles.contains($0.bundle) } ?? false
  }
}
