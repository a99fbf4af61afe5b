import Foundation
import FoundationAdditions
import TestSupport
import Testing

@testable import Security

/// What queries find of what `vitrine.json` gives for the keychain.
@Suite(OwnDiagnostics()) struct GivenKeychainTests {
  private static let keychain = GivenKeychain(items: [
    .init(attributes: ["service": "app", "account": "token"], value: Data("secret".utf8)),
    .init(attributes: ["service": "app", "account": "other"], value: Data("2".utf8)),
    .init(attributes: ["server": "example.com"], value: Data("3".utf8)),
  ])

  private func found(_ query: [String: Any]) -> CFTypeRef? {
    GivenKeychain.$current.withValue(Self.keychain) {
      var item: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &item)
      #expect((status == errSecSuccess) == (item != nil))
      return item
    }
  }

  @Test func anItemIsFoundByItsAttributes() {
    let query: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "token", kSecReturnData: true,
    ]
    #expect(found(query) as? Data == Data("secret".utf8))
    #expect(found(query.merging([kSecAttrService: "app"]) { $1 }) != nil)
    #expect(found(query.merging([kSecAttrService: "another"]) { $1 }) == nil)
    #expect(found(query.merging([kSecClass: kSecClassKey]) { $1 }) == nil)
    #expect(found([kSecClass: kSecClassKey]) == nil)
    #expect(
      found([kSecClass: kSecClassInternetPassword, kSecReturnData: kCFBooleanTrue!]) as? Data
        == Data("3".utf8))
  }

  @Test func attributesAndAllItemsAreAnsweredAsAsked() {
    let query: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecReturnData: true, kSecReturnAttributes: true,
    ]
    let one = found(query) as? [String: Any]
    #expect(one?[kSecAttrAccount] as? String == "token")
    #expect(one?[kSecValueData] as? Data == Data("secret".utf8))
    let all = found(query.merging([kSecMatchLimit: kSecMatchLimitAll]) { $1 }) as? [[String: Any]]
    #expect(all?.compactMap { $0[kSecAttrAccount] as? String } == ["token", "other"])
  }

  @Test func aFileThatIsNoneGivesNothing() throws {
    let folder = try TemporaryFolder(["k.json": "[{\"value\": 3}]"])
    #expect(GivenKeychain(file: folder.url.path + "/k.json").items.isEmpty)
    #expect(GivenKeychain(file: "/nowhere").items.isEmpty)
  }
}
