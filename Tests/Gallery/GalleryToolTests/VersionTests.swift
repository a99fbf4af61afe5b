import Foundation
import Testing

@testable import GalleryTool

@Suite struct VersionTests {
  /// Released versions of the changelog, newest first, and whether each draws anything anew.
  private func releases() throws -> [(version: String, drawsAnew: Bool)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    return text.split(separator: "\n## [").dropFirst().compactMap { chapter in
      let version = chapter.prefix { $0 != "]" }
      return version == "Unreleased"
        ? nil : (String(version), chapter.contains("\n### Pictures\n"))
    }
  }

  @Test func `Pictures are drawn alike since the last release that drew any anew`() throws {
    let releases = try releases()
    let first = releases.first(where: \.drawsAnew) ?? releases.last
    #expect(Version.drawsAlikeSince == first?.version ?? Version.current)
  }

  @Test func `The version names no release that is not in the changelog`() throws {
    let versions = try releases().map(\.version)
    #expect(versions.isEmpty || versions.contains(Version.current))
  }
}
