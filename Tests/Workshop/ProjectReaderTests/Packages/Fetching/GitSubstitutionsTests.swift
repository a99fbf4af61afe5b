import Testing

@testable import ProjectReader

@Suite struct GitSubstitutionsTests {
  private static let text =
    "url.file:///m/.insteadof\nhttps://a.example/\0"
    + "url.https://mirror.example/x/.insteadof\nhttps://a.example/deep/\0"
    + "url.git@b.example:.insteadof\nhttps://b.example/\0"
    + "url.file:///p/.pushinsteadof\nhttps://c.example/\0url.nothing\0\0"

  @Test(arguments: [
    ("https://a.example/kit", nil), ("https://a.example/deep/kit", "mirror.example"),
    ("https://b.example/kit.git", "b.example"), ("https://c.example/kit", "c.example"),
    ("file:///far/kit", nil),
  ])
  func findTheMachineThatIsAsked(address: String, host: String?) throws {
    let address = try #require(PackageAddress(address))
    #expect(GitSubstitutions(Self.text).host(of: address) == host)
    #expect(GitSubstitutions("").host(of: address) == address.host)
  }
}
