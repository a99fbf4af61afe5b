/// Path-safe names for several things, no two of which are equal even where case is ignored.
///
/// A thing is called by its own name. Those whose names are equal are told apart by words of their
/// own, so that a name never depends on the order of the things; only what is equal in all words is
/// numbered.
package enum DistinctNames {
  /// A thing to be named.
  package struct Subject: Hashable, Sendable {
    let name: String
    /// What tells it from others of the same name, best first.
    let marks: [String]

    package init(_ name: String, marks: [String] = []) {
      (self.name, self.marks) = (name, marks)
    }
  }

  /// The names in the order of the things.
  package static func of(_ subjects: [Subject]) -> [String] {
    var names = subjects.map { PathName.slug($0.name) }
    for rank in 0..<(subjects.map(\.marks.count).max() ?? 0) {
      let groups = Dictionary(grouping: names.indices) { names[$0].lowercased() }
      let former = names
      for index in names.indices {
        guard let mark = mark(rank, of: subjects[index]),
          let equal = groups[former[index].lowercased()], equal.count > 1,
          equal.contains(where: { Self.mark(rank, of: subjects[$0]) != mark })
        else { continue }
        names[index] = PathName.slug("\(former[index])-\(mark)")
      }
    }
    var taken = PathNames()
    return names.map { taken.unique($0) }
  }

  private static func mark(_ rank: Int, of subject: Subject) -> String? {
    guard subject.marks.indices.contains(rank), !subject.marks[rank].isEmpty else { return nil }
    return subject.marks[rank]
  }
}
