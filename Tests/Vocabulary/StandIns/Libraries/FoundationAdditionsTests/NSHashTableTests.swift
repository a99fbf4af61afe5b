import Foundation
import FoundationAdditions
import Testing

private protocol Listener: AnyObject {}

private final class Ear: Listener {}

/// Collections that need not keep what is in them.
struct NSHashTableTests {
  @Test func `a table of listeners keeps none of them`() {
    let table = NSHashTable<any Listener>.weakObjects()
    let first = Ear()
    var second: Ear? = Ear()
    table.add(first)
    table.add(second)
    table.add(first)
    #expect(table.count == 2 && table.contains(second))
    second = nil
    #expect(table.allObjects.map { $0 === first } == [true])
    table.remove(first)
    #expect(table.anyObject == nil)
  }

  @Test func `a map finds what is set by an equal key, as long as it is kept`() {
    let map = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
    func hears() -> Bool { map.object(forKey: NSString(string: "left")) is Ear }
    // What a test looks at is kept by it for a while.
    func listen() -> (Bool, Int) {
      let ear = Ear()
      map.setObject(ear, forKey: NSString(string: "left"))
      return withExtendedLifetime(ear) { (hears(), map.count) }
    }
    #expect(listen() == (true, 1))
    #expect(!hears() && map.count == 0)
  }
}
