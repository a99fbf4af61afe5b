import Testing

@testable import ProjectReader

@Suite struct PackageRequirementTests {
  @Test func ordersVersionsAsTheirRulesSay() throws {
    let texts = [
      "0.9", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-beta.2", "1.0.0-beta.11", "1", "v1.0.1",
    ]
    let versions = try texts.map { try #require(PackageVersion($0)) }
    #expect(versions == versions.sorted())
    #expect(PackageVersion("1.2.3+build") == PackageVersion("1.2.3"))
  }

  @Test(arguments: ["", "release", "1.2.3.4", "1..2", "1.x", "99999999999999999999.0.0", "-1.0.0"])
  func refusesOtherTags(text: String) {
    #expect(PackageVersion(text) == nil)
  }

  @Test(arguments: [
    ("1.2.0", true), ("1.9.9", true), ("1.1.9", false), ("2.0.0", false), ("2.0.0-beta", false),
    ("1.3.0-beta", false),
  ])
  func admitsVersionsOfARange(text: String, isAdmitted: Bool) throws {
    let first = try #require(PackageVersion("1.2.0"))
    let version = try #require(PackageVersion(text))
    #expect(PackageRequirement.range(first, first.nextMajor).admits(version) == isAdmitted)
  }
}
