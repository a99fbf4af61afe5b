package import CatalogueManifest
package import DiagnosticRecords

/// A review as `results.json` of a report tells it: what pages are made of, what `approve` carries
/// out, what the reports of shards are put together from.
///
/// Paths are relative to the report. The same comparison gives the same bytes.
package struct ReviewRecord: Codable, Hashable, Sendable {
  /// The record's name within a report.
  package static let fileName = "results.json"
  /// The format this code writes. Readers refuse a greater one.
  package static let currentFormat = 1

  package var format = currentFormat
  /// Who wrote it, e.g. `vitrine 0.1.0`.
  package var generator: String
  /// What was compared, for people.
  package var title: String
  /// What the two sides are called, the older first, e.g. `snapshots` and `this run`.
  package var sides: [String]
  /// The ways in which pictures differ, with words for their values.
  package var axes: [ManifestAxis]
  /// The widgets of all items, sorted by id.
  package var widgets: [Widget]
  /// What differs for the same reason, the gravest and then the largest first. Each item is in one.
  package var groups: [Group]
  /// Everything that is not as it was, sorted by id.
  package var items: [Item]
  /// What is as it was, sorted by id.
  package var unchanged: [Unchanged]
  /// Ids of snapshots that the run was not asked about, sorted.
  package var outOfScope: [String]
  /// What else went wrong.
  package var diagnostics: [Diagnostic]
  /// What palettes call colours, by scheme and then by bundle. Only there where something is new or
  /// is no more: when reports are put together, both can be one thing that changed.
  package var colours: [String: [String: [String: [String]]]]?
  /// What the newer side was drawn with; nil if it is not known.
  package var drawn: Drawn?

  /// What pictures were drawn with.
  package struct Drawn: Codable, Hashable, Sendable {
    package var settings: RenderSettings
    /// The settings of each bundle, by id.
    package var bundles: [String: RenderSettings]
    /// Names that widgets lack, by the id of the widget.
    package var missing: [String: [String]]
    /// Checksums of the code and resources of each bundle, by id.
    package var codes: [String: String]?
    /// Checksums of all that the pictures of each bundle depend on, by id.
    package var inputs: [String: String]?

    package init(
      settings: RenderSettings, bundles: [String: RenderSettings], missing: [String: [String]]
    ) {
      (self.settings, self.bundles, self.missing) = (settings, bundles, missing)
    }
  }

  /// A widget that something of is not as it was.
  package struct Widget: Codable, Hashable, Sendable {
    package var id: String
    /// What the system calls it.
    package var name: String
    /// Where it is declared, where known.
    package var source: CatalogueManifest.Widget.Source?

    package init(id: String, name: String, source: CatalogueManifest.Widget.Source? = nil) {
      (self.id, self.name, self.source) = (id, name, source)
    }
  }

  /// Items that differ for the same reason.
  package struct Group: Codable, Hashable, Sendable {
    /// Eight hexadecimal digits, made of the reason: the same in each run that finds it.
    package var id: String
    package var change: Verdict.Change
    /// The reason, a sentence for each of its parts.
    package var words: [String]
    /// Ids of its items, sorted.
    package var items: [String]

    package init(id: String, change: Verdict.Change, words: [String], items: [String]) {
      (self.id, self.change, self.words, self.items) = (id, change, words, items)
    }
  }

  /// A picture, or what a widget tells the system, that is not as it was.
  package struct Item: Codable, Hashable, Sendable {
    /// What it is.
    package enum Kind: String, Codable, Hashable, Sendable {
      case picture
      /// What a widget tells the system besides pictures: names, families, entries, policies.
      case behaviour
    }

    package var id: String
    package var kind: Kind
    /// The id of the widget.
    package var widget: String
    /// The id of the bundle.
    package var bundle: String?
    package var change: Verdict.Change
    /// The id of the group.
    package var group: String
    /// The family of a picture.
    package var family: String?
    /// The value of a picture on each other axis.
    package var variant: [String: String]?
    /// What it was called, if it was called otherwise.
    package var formerly: String?
    /// As it was; nil of what is new.
    package var old: Side?
    /// As it is; nil of what is no more.
    package var new: Side?
    /// The path of the lines that differ, in the style of `diff -u`.
    package var lines: String?
    /// What happened, causes first.
    package var changes: [Change]
    /// Paths of elements that the picture hides and that are of another size.
    package var hidden: [String]?
    /// Whether the code is what it was, and another version of Vitrine drew it.
    package var isOfOtherVersion: Bool?

    package init(
      id: String, kind: Kind = .picture, widget: String, change: Verdict.Change,
      group: String = ""
    ) {
      (self.id, self.kind, self.widget) = (id, kind, widget)
      (self.change, self.group, changes) = (change, group, [])
    }
  }

  /// One of the two sides of an item.
  package struct Side: Codable, Hashable, Sendable {
    /// The path of the picture, or of the text of a behaviour.
    package var file: String
    /// The path of the picture's node tree.
    package var tree: String?
    /// The checksums of both in the index of snapshots; a record with others is another one.
    package var marks: [String]
    /// Points; nil where the picture does not say.
    package var width: Double?
    /// Points.
    package var height: Double?

    package init(
      file: String, tree: String? = nil, marks: [String], width: Double? = nil,
      height: Double? = nil
    ) {
      (self.file, self.tree, self.marks) = (file, tree, marks)
      (self.width, self.height) = (width, height)
    }
  }

  /// One thing that happened to an element of a picture.
  package struct Change: Codable, Hashable, Sendable {
    /// A sentence.
    package var words: String
    /// Where the element was: x, y, width, height in points; nil of what is new.
    package var old: [Double]?
    /// Where it is; nil of what is no more.
    package var new: [Double]?
    /// What groups are found by; nil of what only follows.
    package var cause: Cause?

    package init(words: String, old: [Double]? = nil, new: [Double]? = nil) {
      (self.words, self.old, self.new) = (words, old, new)
    }

    package init(_ change: TreeChange) {
      self.init(words: change.sentence, old: change.old, new: change.new)
      guard change.kind != .consequence else { return }
      cause = Cause(
        kind: change.kind, subject: change.subject, words: change.words, aspect: change.aspect,
        path: change.path, isVague: change.isVague ? true : nil)
    }
  }

  /// What a change is about, see `TreeChange`.
  package struct Cause: Codable, Hashable, Sendable {
    package var kind: TreeChange.Kind
    package var subject: String
    package var words: String
    package var aspect: String
    /// The path of the element in the tree.
    package var path: String
    /// Whether the picture hides what it is.
    package var isVague: Bool?
  }

  /// What is as it was.
  package struct Unchanged: Codable, Hashable, Sendable {
    package var id: String
    /// The id of the widget.
    package var widget: String
    /// The family of a picture; nil of a behaviour.
    package var family: String?

    package init(id: String, widget: String, family: String? = nil) {
      (self.id, self.widget, self.family) = (id, widget, family)
    }
  }
}
