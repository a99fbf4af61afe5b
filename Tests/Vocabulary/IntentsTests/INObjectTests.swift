import Intents
import Testing

@Test("A collection of objects keeps its sections and order")
func collection() {
  let items = ["a", "b"].map { INObject(identifier: $0, display: $0.uppercased()) }
  let collection = INObjectCollection(items: items)
  #expect(collection.allItems.map(\.displayString) == ["A", "B"])
  #expect(INObject(identifier: "a", display: "A") == items[0])
}
