import CLibrary
import Foundation
import Testing

@testable import ProcessRunning

@Suite struct ProcessFamilyTests {
  @Test func `What a process has started is found, and known to run`() throws {
    let family = ProcessFamily.descendants(of: [getppid()])
    let own = try #require(family.first { $0.identifier == getpid() })
    #expect(own.isRunning)
    #expect(!ProcessFamily.descendants(of: [getpid()]).contains(own))
  }

  @Test func `Another process of the same number is not taken for it`() {
    let other = ProcessFamily.Member(identifier: getpid(), beginning: "1")
    #expect(!other.isRunning)
    #expect(ProcessFamily.descendants(of: []) == [])
  }
}
