import Foundation
import FoundationAdditions
import Testing

@Suite struct VitrineProcessInfoTests {
  @Test func `a process that is made is the one there is`() {
    #expect(ProcessInfo() === ProcessInfo.processInfo)
    #expect(ProcessInfo().arguments == CommandLine.arguments)
  }
}
