import DiagnosticRecords
import Foundation
import Testing

@testable import ResourceCatalogs

/// A catalog says what lies in it, and nothing else on this disk is read for it.
@Suite struct AssetEscapeTests {
  private let folder = TemporaryFolder()

  /// A catalog whose picture is called so, beside a file that is not its own.
  private func catalog(_ name: String) -> String {
    folder.write("secret", to: "secret.jpg")
    folder.write("x", to: "A.xcassets/Group/Own.imageset/own.png")
    folder.write(
      "{\"images\": [{\"filename\": \"\(name)\"}]}",
      to: "A.xcassets/Group/Own.imageset/Contents.json")
    return folder.path + "/A.xcassets"
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + path, withDestinationPath: target)
  }

  @Test(arguments: [
    "../../../secret.jpg", "../../../../../../../../../etc/passwd", "/../../../../secret.jpg",
    "../Own.imageset/../../../secret.jpg", "link.jpg", "there/secret.jpg",
  ])
  func `What a set names outside of the catalog is not read`(name: String) throws {
    let path = catalog(name)
    try link("A.xcassets/Group/Own.imageset/link.jpg", to: "../../../secret.jpg")
    try link("A.xcassets/Group/Own.imageset/there", to: "../../..")
    let catalog = AssetCatalog(reading: [path])
    let variants = catalog.image(named: "Own")?.variants ?? []
    #expect(variants.isEmpty)
    #expect(catalog.diagnostics.first?.rule == "asset-outside-catalog")
  }

  @Test(arguments: ["own.png", "../Own.imageset/own.png", "inner.png"])
  func `What lies in the catalog is, however it is named`(name: String) throws {
    let path = catalog(name)
    try link("A.xcassets/Group/Own.imageset/inner.png", to: "own.png")
    let catalog = AssetCatalog(reading: [path])
    #expect(catalog.image(named: "Own")?.variants.count == 1)
    #expect(catalog.diagnostics.isEmpty)
  }

  @Test func `Sets and descriptions that are links to elsewhere are not read`() throws {
    let path = catalog("own.png")
    folder.write("{\"images\": [{\"filename\": \"a.png\"}]}", to: "Out.imageset/Contents.json")
    folder.write("x", to: "Out.imageset/a.png")
    try link("A.xcassets/Out.imageset", to: "../Out.imageset")
    try FileManager.default.createDirectory(
      atPath: path + "/Half.imageset", withIntermediateDirectories: true)
    try link("A.xcassets/Half.imageset/Contents.json", to: "../../Out.imageset/Contents.json")
    let catalog = AssetCatalog(reading: [path])
    #expect(catalog.names(of: .image) == ["Own"])
    #expect(
      catalog.diagnostics.map(\.rule) == ["asset-outside-catalog", "asset-outside-catalog"])
  }

  @Test func `A catalog may itself be a link`() throws {
    _ = catalog("own.png")
    try link("B.xcassets", to: "A.xcassets")
    let catalog = AssetCatalog(reading: [folder.path + "/B.xcassets"])
    #expect(catalog.image(named: "Own")?.variants.count == 1)
    #expect(catalog.diagnostics.isEmpty)
  }
}
