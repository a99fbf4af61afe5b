import Foundation
import SnapshotRecords

/// Which items of a review are meant.
struct ItemChoice {
  /// Ids, folders of ids, or patterns in which `*` stands for anything.
  var patterns: [String] = []
  /// Ids of groups, or the beginnings of such.
  var groups: [String] = []
  /// What somebody decided in the page of the report.
  var decisions: Decisions?
  var isAll = false

  /// What a page of a report says was decided, `decisions.json`.
  struct Decisions: Decodable {
    /// What became of an item.
    enum Decision: String, Decodable {
      case accept, reject
    }

    /// The checksum of the record that was looked at.
    let record: String
    let decisions: [String: Decision]
  }

  /// The items that are meant, and the words that mean none.
  func find(in record: ReviewRecord) -> (items: [ReviewRecord.Item], unused: [String]) {
    var unused: [String] = []
    var ids: Set<String> = []
    for pattern in patterns {
      let found = record.items.filter { Self.matches($0.id, pattern) }
      if found.isEmpty { unused.append(pattern) }
      ids.formUnion(found.map(\.id))
    }
    for group in groups {
      let found = record.groups.filter { $0.id.hasPrefix(group.lowercased()) }
      if found.isEmpty { unused.append(group) }
      ids.formUnion(found.flatMap(\.items))
    }
    if let decisions {
      let known = Set(record.items.map(\.id))
      for (id, decision) in decisions.decisions {
        if !known.contains(id) { unused.append(id) }
        if decision == .accept { ids.insert(id) }
      }
    }
    return (record.items.filter { isAll || ids.contains($0.id) }, unused.sorted())
  }

  /// Whether an id is one, lies in one, or is like one.
  static func matches(_ id: String, _ pattern: String) -> Bool {
    var folder = pattern
    while folder.hasSuffix("/") { folder.removeLast() }
    if id == folder || id.hasPrefix(folder + "/") { return true }
    guard pattern.contains("*") else { return false }
    var rest = id[...]
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(piece) else { return false }
        rest = rest.dropFirst(piece.count)
      } else if index == pieces.count - 1 {
        return rest.hasSuffix(piece)
      } else {
        guard let found = rest.firstRange(of: piece) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return true
  }
}
