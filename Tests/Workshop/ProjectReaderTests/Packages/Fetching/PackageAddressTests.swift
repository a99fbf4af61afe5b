import Testing

@testable import ProjectReader

@Suite struct PackageAddressTests {
  @Test(arguments: [
    ("https://github.com/Alamofire/Alamofire.git", "alamofire", "github.com"),
    ("http://github.com/a/B.Git/", "b", "github.com"),
    ("ssh://git@git.example.org:2222/team/kit", "kit", "git.example.org"),
    ("git@github.com:apple/swift-collections.git", "swift-collections", "github.com"),
    ("https://name:secret@git.example.org:8443/kit", "kit", "git.example.org"),
  ])
  func readsAddresses(text: String, identity: String, host: String) throws {
    let address = try #require(PackageAddress(text))
    #expect(address.identity == identity)
    #expect(address.host == host)
    #expect(!address.text.hasPrefix("http:"))
  }

  @Test(arguments: ["file:///srv/kit.git", "/srv/kit.git"])
  func knowsRepositoriesOfThisMachine(text: String) throws {
    let address = try #require(PackageAddress(text))
    #expect(address.host == nil)
    #expect(address.text == "file:///srv/kit.git")
  }

  @Test(arguments: [
    "", "-", "--upload-pack=touch /tmp/x", "ext::sh -c touch% /tmp/x", "-oProxyCommand=x:y",
    "ssh://-oProxyCommand=x/kit", "git@-oProxyCommand=x:kit", "https:///kit.git",
    "git://github.com/a/kit.git", "ftp://a/kit", "file://host/kit", "https://a/kit .git",
    "https://a/\nkit", "https://a/..", "https://a/-kit", "https://a/.git", "https://a/.hidden",
    "kit", "../kit", "https://a/k%2f", "javascript:alert(1)//",
  ])
  func refusesWhatIsNoAddress(text: String) {
    #expect(PackageAddress(text) == nil)
  }
}
