import Foundation
import Testing
import UIKit

@Suite struct IndexPathTests {
  @Test func aRowLiesInASection() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3] && path == IndexPath(item: 3, section: 1))
    path.row += 1
    path.section = 0
    #expect(path.item == 4 && path == [0, 4])
  }
}
