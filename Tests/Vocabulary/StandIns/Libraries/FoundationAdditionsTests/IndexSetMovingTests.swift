import Foundation
import FoundationAdditions
import Testing

@Suite struct IndexSetMovingTests {
  @Test(arguments: [
    ([0], 3, [2, 3, 1, 4]), ([3], 0, [4, 1, 2, 3]), ([0, 2], 4, [2, 4, 1, 3]),
    ([1, 3], 1, [1, 2, 4, 3]), ([0], 9, [2, 3, 4, 1]), ([7], 1, [1, 2, 3, 4]),
  ])
  func elementsMove(from: [Int], to: Int, result: [Int]) {
    var numbers = [1, 2, 3, 4]
    numbers.move(fromOffsets: IndexSet(from), toOffset: to)
    #expect(numbers == result)
  }

  @Test func elementsAreTakenAway() {
    var numbers = [1, 2, 3, 4]
    numbers.remove(atOffsets: [1, 3, 9])
    #expect(numbers == [1, 3])
  }
}
