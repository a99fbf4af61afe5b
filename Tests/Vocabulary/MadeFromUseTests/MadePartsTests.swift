import MadeFromUse
import Testing

/// Parts of values that could not be had, which are lists or texts.
@Suite struct MadePartsTests {
  @Test func `of a list that was given some elements are left`() {
    let list: Made = [1, 2, 3]
    #expect(list.prefix(2).map(\.description) == ["1", "2"])
    #expect(list.prefix(9).count == 3)
    #expect(list.suffix(2).map(\.description) == ["2", "3"])
    #expect(list.dropFirst().map(\.description) == ["2", "3"])
    #expect(list.dropLast(5).isEmpty)
  }

  @Test func `of a text that was given some letters are left`() {
    let text: Made = "Café"
    #expect(String(text.prefix(1)) == "C")
    #expect(String(text.suffix(1)) == "é")
    #expect(String(text.dropFirst(9)) == "")
  }

  @Test func `elements are one text, and asked by what is no closure they are all there`() {
    let list: Made = [1, "b"]
    let text: String = list.joined(separator: ", ")
    #expect(text == "1, b")
    #expect([list, list].joined(separator: "") == list.description + list.description)
    #expect(list.filter("a > 3").count == 2)
    #expect(list.filter { $0.description == "b" }.count == 1)
  }

  @Test func `of what is not known a part is not known either`() {
    let name = Made(madePath: "Kit.name").prefix(1)
    #expect(name.description == "⟨Kit.name.prefix(_:)⟩")
    #expect(name.isEmpty)
  }

  @Test func `an extreme is a member, and a function of a list`() {
    let day = Made(madePath: "Kit.day")
    #expect(day.max.description == "⟨Kit.day.max⟩" && day.min.description == "⟨Kit.day.min⟩")
    #expect(day.max() as Made? == nil)
    let list: Made = [1]
    #expect(list.max()?.description == "1" && list.min()?.description == "1")
  }
}
