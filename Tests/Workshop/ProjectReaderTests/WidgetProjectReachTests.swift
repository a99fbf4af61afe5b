import Foundation
import SourcePreparing
import Testing
import WidgetSettings

@testable import ProjectReader

/// The folders that the files of a project must lie in.
@Suite struct WidgetProjectReachTests {
  @Test func `an input around the project is within reach, and one beside it is not`() {
    let root = folder("/none/app/ios")
    let project = WidgetProject(
      name: "Tea", root: root, folder: root, files: [], resources: ResourceRoots(),
      settings: ProjectSettings(), settingsFolder: root, platform: .iOS)
    let reach = project.reach(within: [folder("/none/app"), folder("/none/app/io")])
    #expect(reach.map(\.path) == ["/none/app/ios", "/none/app"])
  }

  private func folder(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }
}
