import CatalogueManifest
import SnapshotRecords

/// The record of a review as pages can rely on it: each item is once there, in one group, and of a
/// widget that is known. Anybody may have written the record.
struct SoundReview: Sendable {
  let record: ReviewRecord
  let widgets: [ReviewRecord.Widget]
  let groups: [ReviewRecord.Group]
  /// In the order of the groups.
  let items: [ReviewRecord.Item]
  let sides: [String]
  /// Paths of files that are named and not there, sorted.
  let missing: [String]
  private let itemsOfGroup: [String: [ReviewRecord.Item]]

  init(_ record: ReviewRecord, files: PictureFiles) {
    self.record = record
    var known: [String: ReviewRecord.Item] = [:]
    for item in record.items where known[item.id] == nil { known[item.id] = item }
    var left = known
    var groups: [ReviewRecord.Group] = []
    var sorted: [String: [ReviewRecord.Item]] = [:]
    for var group in record.groups where sorted[group.id] == nil {
      let items = group.items.compactMap { left.removeValue(forKey: $0) }
      guard !items.isEmpty else { continue }
      group.items = items.map(\.id)
      group.words.removeAll { $0.allSatisfy(\.isWhitespace) }
      groups.append(group)
      sorted[group.id] = items
    }
    for (change, rest) in Dictionary(grouping: left.values, by: \.change)
      .sorted(by: { $0.key.rawValue < $1.key.rawValue })
    {
      let items = rest.sorted { $0.id < $1.id }
      let group = ReviewRecord.Group(
        id: "rest-" + change.rawValue, change: change, words: [], items: items.map(\.id))
      groups.append(group)
      sorted[group.id] = items
    }
    self.groups = groups
    itemsOfGroup = sorted.mapValues { $0.map(Self.sound) }
    items = groups.flatMap { [itemsOfGroup] in itemsOfGroup[$0.id] ?? [] }
    var widgets = Dictionary(record.widgets.map { ($0.id, $0) }) { first, _ in first }
    for item in items where widgets[item.widget] == nil {
      widgets[item.widget] = ReviewRecord.Widget(id: item.widget, name: item.widget)
    }
    self.widgets = widgets.values.sorted { $0.id < $1.id }
    sides = record.sides.count == 2 ? record.sides : ["", ""]
    let named = Set(items.flatMap { Self.pictures(of: $0) + [$0.lines].compactMap { $0 } })
    missing = named.filter { !files.has($0) }.sorted()
  }

  func items(of group: ReviewRecord.Group) -> [ReviewRecord.Item] { itemsOfGroup[group.id] ?? [] }

  /// The files that an item shows as pictures.
  static func pictures(of item: ReviewRecord.Item) -> [String] {
    item.kind == .picture ? [item.old, item.new].compactMap { $0?.file } : []
  }

  /// The files of all pictures.
  var pictures: [String] { items.flatMap(Self.pictures) }

  func name(ofWidget id: String) -> String {
    let name = widgets.first { $0.id == id }?.name ?? ""
    return name.allSatisfy(\.isWhitespace) ? id : name
  }

  /// Whether it can be accepted.
  static func isAcceptable(_ change: Verdict.Change) -> Bool {
    ![.unstable, .notRendered].contains(change)
  }

  /// An item whose frames and sizes are numbers that pages can use.
  private static func sound(_ item: ReviewRecord.Item) -> ReviewRecord.Item {
    var item = item
    let isFrame = { (frame: [Double]) in frame.count == 4 && frame.allSatisfy(\.isFinite) }
    for index in item.changes.indices {
      item.changes[index].old = item.changes[index].old.flatMap { isFrame($0) ? $0 : nil }
      item.changes[index].new = item.changes[index].new.flatMap { isFrame($0) ? $0 : nil }
    }
    return item
  }
}
