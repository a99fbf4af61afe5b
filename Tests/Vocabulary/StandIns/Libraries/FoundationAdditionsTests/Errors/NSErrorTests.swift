import Foundation
import FoundationAdditions
import Testing

@Test func `an error of which nothing is known can be made and thrown`() {
  #expect(NSError().code == 0 && NSError().domain.isEmpty)
  #expect(throws: NSError.self) { throw NSError() }
}
