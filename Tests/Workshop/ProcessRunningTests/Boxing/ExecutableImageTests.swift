import Foundation
import TestSupport
import Testing

@testable import ProcessRunning

@Suite struct ExecutableImageTests {
  #if os(Linux)
    @Test func `A program names its loader and its folders of libraries`() throws {
      let own = try #require(ExecutableImage(path: "/proc/self/exe"))
      let loader = try #require(own.loader)
      #expect(FileManager.default.isExecutableFile(atPath: loader))
      // Tests are linked with the toolchain's libraries, wherever that is.
      #expect(own.libraryFolders.contains { $0.hasSuffix("/lib/swift/linux") })
    }
  #endif

  @Test func `What is no program has no image, however it begins`() throws {
    let folder = try TemporaryFolder(["script": "#!/bin/sh", "cut": "\u{7F}ELF\u{2}\u{1}rest"])
    #expect(ExecutableImage(path: folder.url.path + "/script") == nil)
    #expect(ExecutableImage(path: folder.url.path + "/nowhere") == nil)
    let cut = ExecutableImage(path: folder.url.path + "/cut")
    #expect(cut?.loader == nil && cut?.libraryFolders == [])
  }
}
