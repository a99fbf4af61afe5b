import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ObjectLockTests {
  private final class Counter: @unchecked Sendable {
    var value = 0
  }

  @Test func oneThreadAtATime() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(counter)
        objc_sync_enter(counter)
        counter.value += 1
        objc_sync_exit(counter)
        objc_sync_exit(counter)
      }
    }
    #expect(counter.value == 8000)
    #expect(objc_sync_exit(counter) == -1)
  }

  @Test func aClassHasALockOfItsOwn() {
    #expect(objc_sync_enter(Counter.self) == 0)
    #expect(objc_sync_exit(Counter()) == -1)
    #expect(objc_sync_exit(Counter.self) == 0)
    #expect(objc_sync_exit(Counter.self) == -1)
  }
}
