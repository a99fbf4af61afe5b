import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords

/// What the script of the review page reads: the record, without what pages have no use for.
struct ReviewData: Sendable {
  /// The path of each widget's scripts, below `data/`.
  let files: WidgetFiles
  private let body: Body

  /// The record as pages read it.
  private struct Body: Encodable {
    /// A widget with the name of its scripts.
    struct Widget: Encodable {
      let id: String
      let name: String
      let file: String
      let source: String
    }

    let mark: String
    let title: String
    let sides: [String]
    let axes: [ManifestAxis]
    let widgets: [Widget]
    let groups: [ReviewRecord.Group]
    let items: [ReviewRecord.Item]
    /// Of widget and family, how many pictures are as they were.
    let unchanged: [[String]]
    /// Ids of pictures that are as they were, of timelines of which others are not.
    let unchangedEntries: [String]
    let outOfScope: Int
    let missing: [String]
    let diagnostics: [Diagnostic]
  }

  /// - Parameter mark: what tells this record from others.
  init(_ review: SoundReview, mark: String) {
    let files = WidgetFiles(ids: review.widgets.map(\.id))
    self.files = files
    let timelines = Set(review.items.compactMap { Self.timeline(of: $0.id) })
    let same = Dictionary(grouping: review.record.unchanged) { [$0.widget, $0.family ?? ""] }
    body = Body(
      mark: mark, title: review.record.title, sides: review.sides, axes: review.record.axes,
      widgets: review.widgets.map { widget in
        Body.Widget(
          id: widget.id, name: review.name(ofWidget: widget.id), file: files[widget.id],
          source: widget.source.map { $0.file + ($0.line.map { ":\($0)" } ?? "") } ?? "")
      },
      groups: review.groups, items: review.items.map(Self.lean),
      unchanged: same.map { $0.key + [String($0.value.count)] }
        .sorted { $0.joined(separator: "\n") < $1.joined(separator: "\n") },
      unchangedEntries: review.record.unchanged.map(\.id).filter {
        Self.timeline(of: $0).map(timelines.contains) ?? false
      },
      outOfScope: review.record.outOfScope.count, missing: review.missing,
      diagnostics: review.record.diagnostics)
  }

  /// What the ids of all entries of a timeline begin with; nil of what is no entry.
  private static func timeline(of id: String) -> Substring? {
    id.range(of: "/entry-", options: .backwards).map { id[..<$0.lowerBound] }
  }

  func script() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(body), as: UTF8.self)
    return "window.vitrineReview = " + ScriptText.safe(json) + ";\n"
  }

  private static func lean(_ item: ReviewRecord.Item) -> ReviewRecord.Item {
    var item = item
    item.old?.marks = []
    item.new?.marks = []
    return item
  }
}
