import Foundation
import TestSupport
import Testing

@testable import ProcessRunning

@Suite struct HeldFolderTests {
  private static let prefix = "held-"

  private func names(_ parent: TemporaryFolder) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: parent.url.path)) ?? []).sorted()
  }

  @Test func `A folder in use stays, and goes when it is done with`() throws {
    let parent = try TemporaryFolder()
    let folder = try HeldFolder(in: parent.url, prefix: Self.prefix)
    HeldFolder.sweep(parent.url, prefix: Self.prefix)
    #expect(names(parent) == [folder.url.lastPathComponent])
    folder.remove()
    #expect(names(parent) == [])
  }

  @Test func `What nobody holds is swept, and nothing else`() throws {
    let parent = try TemporaryFolder([
      "held-Abc123/deep/file": "", "held-Abc123/.vitrine-held": "", "held-longer-name/notes": "",
      "held-Abc12/x": "", "mine": "", "elsewhere/file": "", "held-theirs/file": "",
    ])
    let empty = parent.url.appendingPathComponent("held-empty1")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let link = parent.url.appendingPathComponent("held-lnk001")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: parent.url.appendingPathComponent("elsewhere"))
    HeldFolder.sweep(parent.url, prefix: Self.prefix)
    let others = ["held-Abc12", "held-lnk001", "held-longer-name", "held-theirs", "mine"]
    #expect(names(parent) == ["elsewhere"] + others)
    #expect(parent.read("elsewhere/file") != nil)
  }

  @Test func `A folder that another program holds stays until that has ended`() throws {
    let parent = try TemporaryFolder([
      "held-other1/file": "", "held-other1/.vitrine-held": "",
    ])
    let path = parent.url.appendingPathComponent("held-other1").path
    let script = "exec 9<'\(path)'; flock 9; touch '\(parent.url.path)/ready'; sleep 1"
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = ChildProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", script], timeLimit: 20).run()
      done.signal()
    }
    while parent.read("ready") == nil { usleep(5000) }
    HeldFolder.sweep(parent.url, prefix: Self.prefix)
    #expect(parent.read("held-other1/file") != nil)
    done.wait()
    HeldFolder.sweep(parent.url, prefix: Self.prefix)
    #expect(parent.read("held-other1/file") == nil)
  }

  @Test func `A folder that nobody may enter is removed all the same`() throws {
    let parent = try TemporaryFolder()
    let folder = try HeldFolder(in: parent.url, prefix: Self.prefix)
    let closed = folder.url.appendingPathComponent("closed")
    try FileManager.default.createDirectory(
      at: closed.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
    folder.remove()
    #expect(names(parent) == [])
  }

  @Test func `A parent that cannot be written is an error`() {
    #expect(throws: CocoaError.self) {
      try HeldFolder(in: URL(fileURLWithPath: "/proc/self"), prefix: Self.prefix)
    }
  }
}
