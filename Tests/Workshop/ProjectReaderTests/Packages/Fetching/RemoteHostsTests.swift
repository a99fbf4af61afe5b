import Foundation
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct RemoteHostsTests {
  /// Twenty machines that are silent must not cost twenty times what one does.
  @Test func waitsTheLessTheMoreAreSilent() throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\nexec sleep 60\n", "git", executable: true)
    let git = try #require(GitClient(environment: ["PATH": folder.url.path + ":/usr/bin:/bin"]))
    let hosts = RemoteHosts(patience: 1.6, least: 0.1, substitutions: GitSubstitutions(""))
    let start = ContinuousClock.now
    for index in 0..<20 {
      let address = try #require(PackageAddress("https://h\(index).example/kit"))
      let said = hosts.problem(address, git, in: folder.url)
      #expect(said?.hasPrefix("h\(index).example did not answer within") == true)
      #expect(hosts.problem(address, git, in: folder.url) == said)
    }
    // 1.6 + 0.8 + 0.4 + 0.2 + 16 × 0.1, and what starting programs takes.
    #expect(ContinuousClock.now - start < .seconds(28))
  }
}
