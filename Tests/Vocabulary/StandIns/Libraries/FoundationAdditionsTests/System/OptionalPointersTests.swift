import Foundation
import FoundationAdditions
import Testing

@Suite struct OptionalPointersTests {
  @Test func whatIsNotThereIsNotClosed() {
    let handle: UnsafeMutableRawPointer? = nil
    let folder: OpaquePointer? = nil
    #expect(dlclose(handle) == -1)
    #expect(closedir(folder) == -1)
    #expect(readdir(folder) == nil)
  }

  @Test func whatWasOpenedIsReadAndClosed() {
    let folder = opendir("/")
    #expect(readdir(folder) != nil)
    #expect(closedir(folder) == 0)
    #expect(dlclose(dlopen(nil, RTLD_NOW)) == 0)
  }
}
