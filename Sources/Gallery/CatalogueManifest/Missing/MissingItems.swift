/// What is missing in a catalogue: each thing once, by program, then kind, then name.
package struct MissingItems: Sendable {
  /// Sorted.
  package private(set) var all: [MissingItem] = []
  /// In the order of their appearance; what belongs to none comes first.
  private var programs = [""]

  package init() {}

  package init(_ items: [MissingItem]) { add(items) }

  /// Adds what is known of some things to what is known of them already.
  package mutating func add(_ items: [MissingItem]) {
    var positions: [[String]: Int] = [:]
    for (index, item) in all.enumerated() { positions[Self.key(item)] = index }
    for item in items {
      if !programs.contains(item.program) { programs.append(item.program) }
      if let index = positions[Self.key(item)] {
        all[index].join(item)
      } else {
        positions[Self.key(item)] = all.count
        var first = MissingItem(program: item.program, kind: item.kind, name: item.name)
        first.join(item)
        all.append(first)
      }
    }
    let order = Dictionary(uniqueKeysWithValues: programs.enumerated().map { ($1, $0) })
    let kinds = MissingItem.Kind.allCases
    func rank(_ item: MissingItem) -> (Int, Int, String) {
      (order[item.program] ?? 0, kinds.firstIndex(of: item.kind) ?? 0, item.name)
    }
    all.sort { rank($0) < rank($1) }
  }

  private static func key(_ item: MissingItem) -> [String] {
    [item.program, item.kind.rawValue, item.name]
  }
}

extension MissingItem {
  /// Adds what else is known of it.
  fileprivate mutating func join(_ other: MissingItem) {
    if remedy.isEmpty { remedy = other.remedy }
    positions = Array(Set(positions + other.positions)).sorted {
      ($0.file, $0.line ?? 0, $0.left) < ($1.file, $1.line ?? 0, $1.left)
    }
    var known = Set(widgets)
    widgets += other.widgets.filter { known.insert($0).inserted }
    known = Set(renders)
    renders += other.renders.filter { known.insert($0).inserted }
  }
}
