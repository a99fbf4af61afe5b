import Foundation
import MadeFromUse
import Testing

/// What stands for collections and numbers of packages.
@Suite struct MadeCollectionsTests {
  @Test func `a dictionary keeps the order of its keys`() {
    var ages: MadeDictionary<String, Int> = ["b": 1, "a": 2]
    ages["c", default: 0] += 3
    #expect(ages.keys.elements == ["b", "a", "c"] && ages.values == [1, 2, 3])
    #expect(ages.elements.first?.key == "b" && ages.index(forKey: "a") == 1)
    ages.sort()
    #expect(ages.map(\.key) == ["a", "b", "c"])
    ages["a"] = nil
    #expect(ages == ["b": 1, "c": 3] && ages.count == 2)
    #expect(ages.description == "[b: 1, c: 3]")
  }

  @Test func `a dictionary is made of what others are`() {
    let groups = MadeDictionary(grouping: [1, 2, 3]) { $0 % 2 }
    #expect(groups == [1: [1, 3], 0: [2]])
    #expect(groups.mapValues(\.count) == [1: 2, 0: 1])
    #expect(groups.filter { $0.key == 0 }.values == [[2]])
    let both = MadeDictionary([("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: +)
    #expect(both == ["a": 4, "b": 2])
    #expect(both.merging([("b", 1)], uniquingKeysWith: max)["b"] == 2)
    #expect(MadeDictionary(uniqueKeys: ["a"], values: [1]).compactMapValues { $0 }.count == 1)
  }

  @Test func `elements of a dictionary go and come`() {
    var ages: MadeDictionary = ["a": 1, "b": 2, "c": 3]
    #expect(ages.updateValue(5, forKey: "b") == 2)
    #expect(ages.updateValue(9, forKey: "z", insertingAt: 0).index == 0)
    #expect(ages.removeFirst().key == "z" && ages.removeLast().value == 3)
    ages.swapAt(0, 1)
    #expect(ages.keys.elements == ["b", "a"])
    ages.reverse()
    ages.values = [7, 8]
    #expect(ages == ["a": 7, "b": 8])
    #expect(ages.removeValue(forKey: "a") == 7)
    ages.removeAll { $0.value == 8 }
    #expect(ages.isEmpty)
  }

  @Test func `a dictionary is kept in its order`() throws {
    let ages: MadeDictionary = ["b": 1, "a": 2]
    let data = try JSONEncoder().encode(ages)
    #expect(String(decoding: data, as: UTF8.self) == "[\"b\",1,\"a\",2]")
    #expect(try JSONDecoder().decode(MadeDictionary<String, Int>.self, from: data) == ages)
  }

  @Test func `a set has each element once`() throws {
    var names = MadeSet(["b", "a", "b"])
    #expect(names == ["b", "a"] && names[1] == "a")
    #expect(names.append("a") == (false, 1) && names.insert("c", at: 0) == (true, 0))
    #expect(names.firstIndex(of: "b") == 1 && names.contains("c"))
    #expect(names.remove("b") == "b" && names.firstIndex(of: "a") == 1)
    names.sort()
    #expect(names.elements == ["a", "c"])
    #expect(names.union(["d"]).subtracting(["a"]) == ["c", "d"])
    #expect(names.intersection(["c"]) == ["c"] && names.symmetricDifference(["c", "e"]).count == 2)
    #expect(names.isSubset(of: ["a", "b", "c"]) && !names.isDisjoint(with: ["a"]))
    let data = try JSONEncoder().encode(names)
    #expect(try JSONDecoder().decode(MadeSet<String>.self, from: data) == names)
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  @Test func `a list has two ends, and its elements their identities`() {
    var queue = [1]
    queue.prepend(0)
    queue.prepend(contentsOf: [-2, -1])
    #expect(queue.popFirst() == -2 && queue == [-1, 0, 1])
    var items = [Item](uniqueElements: [Item(id: 1), Item(id: 2), Item(id: 1, name: "b")])
    #expect(items.ids == [1, 2] && items[id: 1]?.name == "")
    items[id: 2]?.name = "c"
    #expect(items.updateOrAppend(Item(id: 3)) == nil && items.index(id: 3) == 2)
    #expect(items.remove(id: 2)?.name == "c" && items.count == 2)
  }

  @Test func `whole numbers are raised`() {
    #expect(Int128(10).power(18) == 1_000_000_000_000_000_000)
    #expect(UInt128(2).power(0) == 1)
  }
}
