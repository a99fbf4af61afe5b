import Foundation
import FoundationAdditions
import Testing

struct VitrineSetLiteralTests {
  @Test func `sets of objects are written as lists`() {
    let set: NSSet = [1, "a", 1]
    #expect(set.count == 2 && set.contains("a") && set == [1, "a"] && ([] as NSSet).count == 0)
    #expect(set == NSSet(array: ["a", 1]) && NSSet(array: ["a", 1]) == set)
  }

  @Test func `one that changes can be written so too`() {
    let set: NSMutableSet = [3]
    set.add(4)
    set.remove(3)
    #expect(set.count == 1 && !set.contains(3) && set.contains(4))
  }
}
