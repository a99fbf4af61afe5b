import TestSupport
import Testing

@testable import ProjectReader

@Suite struct SourceListingTests {
  /// Tutorials in documentation are code that nobody compiles.
  @Test func passesOverWhatIsNoneOfTheCode() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "Guide.docc/Tutorials/01/Step.swift": "", "Try.playground/Contents.swift": "",
      "Sub/B.swift": "", "Sub/Data.json": "", "Guide.docc/Picture.png": "",
    ])
    let listing = SourceListing(folder.url, isWhole: true)
    #expect(listing.swiftFiles == ["A.swift", "Sub/B.swift"])
    #expect(listing.resources == ["Sub/Data.json"])
  }
}
