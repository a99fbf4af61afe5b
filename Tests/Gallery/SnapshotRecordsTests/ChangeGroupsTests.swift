import SnapshotRecords
import Testing

/// What differs for the same reason is one group.
struct ChangeGroupsTests {
  /// An item in which some aspects of an element became something else.
  static func item(
    _ id: String, _ causes: [(path: String, aspect: String, words: String)], vague: Bool = false
  ) -> ReviewRecord.Item {
    var item = ReviewRecord.Item(
      id: id, widget: String(id.split(separator: "/")[0]), change: .changed)
    item.family = String(id.split(separator: "/")[1])
    item.changes = causes.map { path, aspect, words in
      var change = TreeChange(
        kind: .look, subject: "“\(path)”", words: words, aspect: aspect, path: path)
      change.isVague = vague
      return ReviewRecord.Change(change)
    }
    return item
  }

  private func groups(_ items: [ReviewRecord.Item]) -> [[String]] {
    var record = ReviewRecord(generator: "", title: "", sides: [])
    record.items = items.sorted { $0.id < $1.id }
    record.group()
    return record.groups.map(\.items)
  }

  @Test("A colour that became another is one change wherever it is, in light and in dark")
  func findsThemes() {
    let light = (path: "0.1", aspect: "colour", words: "colour #00f → #f00")
    let dark = (path: "0.1", aspect: "colour", words: "colour #00e → #e00")
    let other = (path: "0.7", aspect: "colour", words: "colour #00f → #f00")
    let found = groups([
      Self.item("A/s/light", [light]), Self.item("A/s/dark", [dark]),
      Self.item("B/m/light", [other]),
    ])
    #expect(found == [["A/s/dark", "A/s/light", "B/m/light"]])
  }

  @Test("Pictures with one reason more are a group of their own")
  func partsSets() {
    let colour = (path: "0.1", aspect: "colour", words: "colour #00f → #f00")
    let font = (path: "0.2", aspect: "font size", words: "font size 15 → 17")
    let found = groups([
      Self.item("A/s/1", [colour]), Self.item("A/s/2", [colour]),
      Self.item("B/s/1", [colour, font]), Self.item("C/s/1", [font]),
    ])
    #expect(found == [["A/s/1", "A/s/2"], ["B/s/1"], ["C/s/1"]])
  }

  @Test("A placeholder, which hides what it is, goes with the picture that tells")
  func joinsPlaceholders() {
    let font = (path: "0.2", aspect: "font size", words: "font size 15 → 17")
    let size = (path: "0.2", aspect: "size", words: "size 40×20 → 44×22")
    let alone = (path: "0.3", aspect: "size", words: "size 10×10 → 12×12")
    let found = groups([
      Self.item("A/s/light", [font]), Self.item("A/s/placeholder", [size], vague: true),
      Self.item("A/s/redacted", [alone], vague: true),
    ])
    #expect(found == [["A/s/light", "A/s/placeholder"], ["A/s/redacted"]])
  }

  @Test("New and lost pictures are one group a widget")
  func groupsWidgets() {
    func item(_ id: String, _ change: Verdict.Change) -> ReviewRecord.Item {
      ReviewRecord.Item(id: id, widget: String(id.prefix(1)), change: change)
    }
    let found = groups([
      item("A/1", .added), item("A/2", .added), item("A/3", .removed), item("B/1", .added),
    ])
    #expect(found == [["A/1", "A/2"], ["B/1"], ["A/3"]])
  }

  @Test("A group has the same id in every run, and no two have one")
  func namesGroups() {
    let items = (0..<40).map { number in
      Self.item("A/s/\(number)", [("0.\(number)", "text", "text “a” → “\(number % 20)”")])
    }
    var (one, other) = (
      ReviewRecord(generator: "", title: "", sides: []),
      ReviewRecord(generator: "", title: "", sides: [])
    )
    (one.items, other.items) = (items, items)
    one.group()
    other.group()
    #expect(one.groups == other.groups && Set(one.groups.map(\.id)).count == one.groups.count)
    #expect(one.items.allSatisfy { item in one.groups.contains { $0.id == item.group } })
  }
}
