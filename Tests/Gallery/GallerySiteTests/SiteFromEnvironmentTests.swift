import CatalogueManifest
import Foundation
import GallerySite
import Testing

/// Builds a site from a catalogue named in the environment, for `Tests/Browser/run.py`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["VITRINE_SITE_CATALOGUE"] != nil))
struct SiteFromEnvironmentTests {
  @Test func `The named catalogues become sites`() throws {
    let environment = ProcessInfo.processInfo.environment
    let catalogues = environment["VITRINE_SITE_CATALOGUE", default: ""].split(separator: ":")
    let output = try #require(environment["VITRINE_SITE_OUTPUT"])
    for path in catalogues {
      let catalogue = URL(fileURLWithPath: String(path))
      let builder = SiteBuilder(
        manifest: try Manifest.read(folder: catalogue), catalogueFolder: catalogue,
        siteFolder: SiteFixture.templates, isSingleFile: true)
      let name = catalogue.lastPathComponent
      let folder = URL(fileURLWithPath: output).appendingPathComponent(name)
      try? FileManager.default.removeItem(at: folder)
      try builder.build(into: folder)
    }
  }
}
