import Foundation
import ProjectReader
import TestSupport
import Testing

@testable import ProgramBuilding

@Suite struct BundleFolderTests {
  private func list(_ pairs: KeyValuePairs<String, String>) -> String {
    let lines = pairs.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(lines.joined())</dict></plist>"
  }

  @Test func `what a framework's list says is in the bundle, which is its own too`() throws {
    let fake = try FakeToolchain()
    try fake.folder.write("public func used() {}", "widget/stubs/Kit/K.swift")
    try fake.folder.write("import Kit\n@main struct B: WidgetBundle {}", "widget/B.swift")
    try fake.folder.write(list(["Group": "mine", "Own": "a"]), "widget/Info.plist")
    try fake.folder.write(
      list(["Group": "theirs", "Team": "$(TEAM)", "CFBundleVersion": "9", "NSMain": "x"]),
      "lists/Kit.plist")
    var project = try fake.project()
    project.buildValues = ["TEAM": "tea"]
    project.modules[0].resources.infoPlist = fake.folder.url.appendingPathComponent(
      "lists/Kit.plist")
    #expect(fake.builder.build(project).executable != nil)
    let programs = try #require(fake.cached("programs").first)
    let program = try #require(fake.names(programs).first)
    let file = fake.folder.url.appendingPathComponent("\(programs)/\(program)/Bundle/Info.plist")
    let found = try #require(
      PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        as? [String: Any])
    let values = ["Group", "Own", "Team", "CFBundleVersion", "NSMain"].map { found[$0] as? String }
    #expect(values == ["mine", "a", "tea", "1", nil])
  }
}
