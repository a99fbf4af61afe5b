import Foundation
import ProcessRunning
import Testing

@Suite struct ToolchainTests {
  @Test func `A program that chooses a compiler is asked for the one it chooses`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let chooser = folder.appendingPathComponent("bin/swiftc")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: chooser.deletingLastPathComponent(), withIntermediateDirectories: true)
    let answer = #"{"paths": {"runtimeResourcePath": "/chosen/usr/lib/swift"}}"#
    try Data("#!/bin/sh\necho '\(answer)'\n".utf8).write(to: chooser)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: chooser.path)
    let path = chooser.deletingLastPathComponent().path
    for environment in [["PATH": path + ":/bin"], ["VITRINE_SWIFTC": chooser.path]] {
      #expect(Toolchain.locate(environment: environment)?.binaries.path == "/chosen/usr/bin")
    }
  }
}
