import Testing

@testable import ProgramBuilding

extension HealerTests {
  @Test func `a result of a protocol becomes one of a type that has a value`() {
    for (result, type) in [
      ("some ShapeStyle", "Color"), ("some Publisher<[Int], Never>", "AnyPublisher<[Int],Never>"),
      ("some Sequence<A>", "Array<A>"),
    ] {
      let found = healed("func f() -> \(result) { ‸Kit.a }", "cannot find 'Kit' in scope")
      #expect(found.text == "func f() -> \(type)  { _vitrineMissingValue(\"Kit\") }")
    }
    let other = healed("func f() -> some Own { ‸Kit.a }", "cannot find 'Kit' in scope")
    #expect(other.text == "func f() -> Never  { _vitrineMissing(\"Kit\") }")
  }
}
