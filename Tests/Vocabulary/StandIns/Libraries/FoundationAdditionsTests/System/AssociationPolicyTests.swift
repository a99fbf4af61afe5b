import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct AssociationPolicyTests {
  private final class Owner {}
  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var other: UInt8 = 0

  @Test func tiesValuesToObjects() {
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(first, &Self.other, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(first, &Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(first, &Self.other) as? Int == 2)
    #expect(objc_getAssociatedObject(second, &Self.key) == nil)
    objc_setAssociatedObject(first, &Self.key, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(first, &Self.key) == nil)
    objc_removeAssociatedObjects(first)
    #expect(objc_getAssociatedObject(first, &Self.other) == nil)
  }

  /// An object may lie where another was.
  @Test func forgetsWhatWasTiedToAnObjectThatIsNoMore() {
    for _ in 0..<100 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
      objc_setAssociatedObject(owner, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
