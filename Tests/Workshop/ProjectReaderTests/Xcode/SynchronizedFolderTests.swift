import Foundation
import TestSupport
import Testing

@testable import ProjectReader
@testable import SourcePreparing

struct SynchronizedFolderTests {
  @Test func readsFoldersWithTheirExceptions() throws {
    var project = SampleProject()
    func exceptions(_ id: String, _ target: String, _ paths: [String]) {
      let list = paths.map { "\"\($0)\"" }.joined(separator: ", ")
      project.add(
        id, "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "target = \"TARGET-\(target)\"; membershipExceptions = (\(list));")
    }
    exceptions("X1", "W", ["Info.plist", "Old Code", "/Localized: No.strings"])
    let languages = ["/Localized: T.strings", "Sub/Localized: U.strings"]
    exceptions("X2", "V", ["Sub/S.swift", "/Localized: fr.lproj/V.strings"] + languages)
    project.synchronizedFolder("F", "Widget", exceptions: ["X1", "X2"])
    project.synchronizedFolder("G", "Other")
    project.target(
      "W", settings: "INFOPLIST_FILE = Widget/Info.plist;",
      more: "fileSystemSynchronizedGroups = (F);")
    project.target("V", more: "fileSystemSynchronizedGroups = (G);")
    let folder = try project.folder(
      [
        "Widget/B.swift": SampleProject.bundle, "Widget/Sub/S.swift": "",
        "Widget/Old Code/O.swift": "",
        "Widget/buildTests/T.swift": "", "Widget/A.xcassets/Contents.json": "{}",
        "Widget/Info.plist": SampleProject.plist, "Widget/data.json": "",
        "Widget/en.lproj/T.strings": "", "Widget/de.lproj/T.strings": "",
        "Widget/fr.lproj/V.strings": "", "Widget/it.lproj/V.strings": "",
        "Widget/es.lproj/U.strings": "", "Widget/Sub/es.lproj/U.strings": "",
        "Other/C.swift": SampleProject.bundle,
        "Unrelated/U.swift": "",
      ])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    #expect(
      result.programs == [
        "W: Widget/B.swift Widget/Sub/S.swift Widget/buildTests/T.swift",
        "V: Other/C.swift Widget/Sub/S.swift",
      ])
    let resources = result.projects.first?.resources
    #expect(resources?.assetCatalogs.map(\.lastPathComponent) == ["A.xcassets"])
    #expect(resources?.looseFiles.map(\.lastPathComponent) == ["data.json"])
    #expect(resources?.infoPlist?.lastPathComponent == "Info.plist")
    let taken = try #require(result.projects.last).resources.localizedFolders.map(\.path)
    #expect(
      taken.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
        == ["Sub/es.lproj", "Widget/de.lproj", "Widget/en.lproj", "Widget/fr.lproj"])
    #expect(result.rules == [])
  }
}
