import AppKit
import Foundation
import Testing

@Suite struct NSWorkspaceTests {
  @Test func nothingRunsAndNothingIsOpened() throws {
    let workspace = NSWorkspace.shared
    #expect(workspace.runningApplications.isEmpty)
    #expect(workspace.frontmostApplication == nil)
    #expect(NSRunningApplication.runningApplications(withBundleIdentifier: "a.b").isEmpty)
    #expect(workspace.open(try #require(URL(string: "https://example.org"))) == false)
  }

  @Test func filesHaveThePictureOfADocument() {
    let icon = NSWorkspace.shared.icon(forFile: "/tmp/notes.txt")
    #expect(icon.size.width > 0)
  }
}
