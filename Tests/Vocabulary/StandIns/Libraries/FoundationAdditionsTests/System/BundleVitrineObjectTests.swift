import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite struct BundleVitrineObjectTests {
  @Test func `What a language's list does not say stands in the bundle's`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>Group</key><string>group.tea</string><key>CFBundleDevelopmentRegion</key>
      <string>en</string><key>CFBundleDisplayName</key><string>Tea</string></dict></plist>
      """
    let folder = try TemporaryFolder([
      "Info.plist": list, "en.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"My Tea\";",
    ])
    let bundle = try #require(Bundle(path: folder.url.path))
    #expect(bundle._vitrineObject(forInfoDictionaryKey: "Group") as? String == "group.tea")
    #expect(
      bundle._vitrineObject(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "My Tea")
    #expect(bundle._vitrineObject(forInfoDictionaryKey: "None") == nil)
  }
}
