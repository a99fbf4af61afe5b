import Foundation
import FoundationAdditions
import Testing

@Suite struct VitrineStringComparatorTests {
  private struct Tea: Equatable {
    var name = ""
    var origin: String?
  }

  private static let names = ["zest 10", "Éclair", "Zest 2", "apple", "Banana"]

  @Test func textsAreInTheOrderThatPeopleExpect() {
    let sorted = ["apple", "Banana", "Éclair", "Zest 2", "zest 10"]
    #expect(Self.names.sorted(using: .localizedStandard) == sorted)
    let backwards = VitrineStringComparator(.localizedStandard, order: .reverse)
    #expect(Self.names.sorted(using: backwards) == sorted.reversed())
    #expect(Self.names.sorted(using: .lexical).first == "Banana")
    #expect(["b", "A", "a"].sorted(using: .localized).last == "b")
  }

  /// A descriptor of a text sorts so where nothing is said.
  @Test func descriptorsSortSo() {
    let teas = Self.names.map { Tea(name: $0) }
    let sorted = teas.sorted(using: SortDescriptor(\.name)).map(\.name)
    #expect(sorted == Self.names.sorted(using: .localizedStandard))
    let last = teas.sorted(using: SortDescriptor(\.name, comparator: .lexical, order: .reverse))
    #expect(last.map(\.name) == Self.names.sorted(using: .lexical).reversed())
    let backwards = VitrineStringComparator(.lexical, order: .reverse)
    #expect(teas.sorted(using: SortDescriptor(\.name, comparator: backwards)) == last)
  }

  @Test func whatHasNoTextComesFirst() {
    let teas = ["b", nil, "A"].map { Tea(origin: $0) }
    #expect(teas.sorted(using: SortDescriptor(\.origin)).map(\.origin) == [nil, "A", "b"])
    let backwards = SortDescriptor(\Tea.origin, order: .reverse)
    #expect(teas.sorted(using: backwards).map(\.origin) == ["b", "A", nil])
  }
}
