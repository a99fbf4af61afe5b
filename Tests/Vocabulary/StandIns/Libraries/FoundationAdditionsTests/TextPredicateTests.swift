import Foundation
import FoundationAdditions
import Testing

/// What `#Predicate` makes of comparisons of texts that Linux lacks.
@Suite struct TextPredicateTests {
  private struct Tea: Sendable { var name: String }

  private let teas = ["Été", "ete 2", "Oolong"].map { Tea(name: $0) }

  private func named(_ predicate: Predicate<Tea>) throws -> [String] {
    try teas.filter(predicate).map(\.name)
  }

  @Test func textsContainOthersAsPeopleSearch() throws {
    let searched = "ETE"
    #expect(
      try named(#Predicate { $0.name.localizedStandardContains(searched) }) == ["Été", "ete 2"])
  }

  @Test func textsAreCompared() throws {
    let (same, less) = (ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
    #expect(
      try named(#Predicate { $0.name.caseInsensitiveCompare("OOLONG") == same }) == ["Oolong"])
    #expect(try named(#Predicate { $0.name.localizedCompare("f") == less }) == ["Été", "ete 2"])
  }

  @Test func aPredicateIsWrittenAndRead() throws {
    let root = PredicateExpressions.build_Arg("Été")
    let expression = PredicateExpressions.build_localizedStandardContains(
      root, PredicateExpressions.build_Arg("ete"))
    let written = try JSONEncoder().encode(expression)
    let read = try JSONDecoder().decode(type(of: expression), from: written)
    #expect(try read.evaluate(PredicateBindings()))
  }
}
