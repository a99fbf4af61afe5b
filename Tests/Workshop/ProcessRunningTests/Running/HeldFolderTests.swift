import Foundation
import TestSupport
import Testing

@testable import ProcessRunning

@Suite struct HeldFolderTests {
  private static let prefix = "held-"

  private func names(_ place: TemporaryFolder) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.url.path)) ?? []).sorted()
  }

  @Test func `A folder in use stays, and goes when it is done with`() throws {
    let place = try TemporaryFolder()
    let folder = try HeldFolder(in: place.url, prefix: Self.prefix)
    HeldFolder.sweep(place.url, prefix: Self.prefix)
    #expect(names(place) == [folder.url.lastPathComponent])
    folder.remove()
    #expect(names(place) == [])
  }

  @Test func `What nobody holds is swept, and nothing else`() throws {
    let place = try TemporaryFolder([
      "held-Abc123/deep/file": "", "held-Abc123/.vitrine-held": "", "held-longer-name/notes": "",
      "held-Abc12/x": "", "mine": "", "elsewhere/file": "", "held-theirs/file": "",
    ])
    let empty = place.url.appendingPathComponent("held-empty1")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let link = place.url.appendingPathComponent("held-lnk001")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: place.url.appendingPathComponent("elsewhere"))
    HeldFolder.sweep(place.url, prefix: Self.prefix)
    let others = ["held-Abc12", "held-lnk001", "held-longer-name", "held-theirs", "mine"]
    #expect(names(place) == ["elsewhere"] + others)
    #expect(place.read("elsewhere/file") != nil)
  }

  @Test func `A folder that another program holds stays until that has ended`() throws {
    let place = try TemporaryFolder([
      "held-other1/file": "", "held-other1/.vitrine-held": "",
    ])
    let path = place.url.appendingPathComponent("held-other1").path
    let script = "exec 9<'\(path)'; flock 9; touch '\(place.url.path)/ready'; sleep 1"
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = ChildProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", script], timeLimit: 20).run()
      done.signal()
    }
    while place.read("ready") == nil { usleep(5000) }
    HeldFolder.sweep(place.url, prefix: Self.prefix)
    #expect(place.read("held-other1/file") != nil)
    done.wait()
    HeldFolder.sweep(place.url, prefix: Self.prefix)
    #expect(place.read("held-other1/file") == nil)
  }

  @Test func `A folder that nobody may enter is removed all the same`() throws {
    let place = try TemporaryFolder()
    let folder = try HeldFolder(in: place.url, prefix: Self.prefix)
    let closed = folder.url.appendingPathComponent("closed")
    try FileManager.default.createDirectory(
      at: closed.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
    folder.remove()
    #expect(names(place) == [])
  }

  @Test func `A place that cannot be written is an error`() {
    #expect(throws: CocoaError.self) {
      try HeldFolder(in: URL(fileURLWithPath: "/proc/self"), prefix: Self.prefix)
    }
  }
}
