import Foundation
import ProcessRunning
import TestSupport
import Testing

@testable import ProjectReader

/// Repositories of git in a folder of their own, made with the git of this machine.
struct GitSample {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a repository with one commit.
  ///
  /// - Returns: the commit.
  func repository(
    _ name: String, _ files: [String: String], tags: [String] = [], links: [String: String] = [:]
  ) throws -> String {
    for path in files.keys.sorted() { try folder.write(files[path] ?? "", name + "/" + path) }
    for path in links.keys.sorted() {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/\(name)/" + path, withDestinationPath: links[path] ?? "")
    }
    _ = try git(name, ["init", "--quiet"])
    return try commit(name, tags: tags)
  }

  /// Commits everything.
  func commit(_ name: String, tags: [String] = []) throws -> String {
    _ = try git(name, ["add", "--all"])
    _ = try git(name, ["commit", "--quiet", "--message", "State"])
    for tag in tags { _ = try git(name, ["tag", tag]) }
    return try git(name, ["rev-parse", "HEAD"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Lets it give nothing but what its branches and tags name.
  func forbidsCommits(_ name: String) throws {
    for kind in ["Any", "Reachable", "Tip"] {
      _ = try git(name, ["config", "uploadpack.allow\(kind)SHA1InWant", "false"])
    }
  }

  func address(_ name: String) throws -> PackageAddress {
    try #require(PackageAddress("file://" + folder.url.path + "/" + name))
  }

  private func git(_ name: String, _ arguments: [String]) throws -> String {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.hooksPath="]
    let outcome = ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["git"] + identity + arguments,
      folder: folder.url.appendingPathComponent(name), timeLimit: 60
    ).run()
    try #require(outcome.succeeded, "\(outcome.errorText)")
    return outcome.outputText
  }
}
