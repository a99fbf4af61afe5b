import Foundation
import FoundationAdditions
import Testing

@Suite struct BridgedArgumentTests {
  private func text(_ arguments: any CVarArg...) -> String {
    String(format: arguments.map { _ in "%@" }.joined(separator: " "), arguments: arguments)
  }

  @Test func collectionsAreArgumentsOfFormats() {
    #expect(text(["a"]).contains("a"))
    #expect(text(["key": 7]).contains("7"))
    #expect(text(Set([3])).contains("3"))
  }

  @Test func objectsAreToo() {
    #expect(text(NSError(domain: "tea", code: 3)).contains("tea"))
    #expect(text(NSNumber(value: 4), "x" as NSString) == "4 x")
  }

  @Test func valuesThatAreBridgedAreToo() throws {
    let (id, address) = (UUID(), try #require(URL(string: "https://example.org/a")))
    let said = text(id, address, Decimal(3), Data([7]))
    #expect(said.hasPrefix("\(id) https://example.org/a 3 "))
  }

  /// The arguments of one function, handed on as the only one of another.
  @Test func argumentsAreHandedOnTogether() {
    func outer(_ parameters: any CVarArg...) -> String {
      String.localizedStringWithFormat("%ld left", parameters)
    }
    #expect(outer(4).hasSuffix(" left"))
  }
}
