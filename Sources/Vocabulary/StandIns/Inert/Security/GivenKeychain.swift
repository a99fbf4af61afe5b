import Foundation
import FoundationAdditions

/// What `vitrine.json` gives for the keychain: `VITRINE_KEYCHAIN` names a JSON file with it.
struct GivenKeychain: Sendable {
  /// What was saved for an account.
  struct Item: Codable, Sendable {
    /// `account`, `service`, `server` and `label`, as far as they are given.
    let attributes: [String: String]
    let value: Data
  }

  let items: [Item]

  /// The program's; tests have each their own.
  @TaskLocal static var current = GivenKeychain(
    file: ProcessInfo.processInfo.environment["VITRINE_KEYCHAIN"])

  init(items: [Item]) { self.items = items }

  /// Empty without a file that can be read.
  init(file: String?) {
    let data = file.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
    items = data.flatMap { try? JSONDecoder().decode([Item].self, from: $0) } ?? []
  }

  private static let keys = [
    "account": kSecAttrAccount, "service": kSecAttrService, "server": kSecAttrServer,
    "label": kSecAttrLabel,
  ]

  /// What a query finds, in the form that it asks for; nil for nothing. What an item does not say
  /// fits any query.
  func answer(to query: CFDictionary) -> CFTypeRef? {
    let found = items.filter { Self.fits($0, query) }
    guard !found.isEmpty else { return nil }
    let limit = query[kSecMatchLimit] as? String
    if limit == kSecMatchLimitAll { return found.map { Self.form($0, query) } as AnyObject }
    return Self.form(found[0], query) as AnyObject
  }

  private static func fits(_ item: Item, _ query: CFDictionary) -> Bool {
    let kind =
      item.attributes["server"] == nil ? kSecClassGenericPassword : kSecClassInternetPassword
    if let asked = query[kSecClass] as? String, asked != kind { return false }
    return keys.allSatisfy { name, key in
      guard let asked = query[key], let given = item.attributes[name] else { return true }
      return text(asked) == given
    }
  }

  private static func text(_ value: Any) -> String {
    (value as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
  }

  private static func isAsked(_ key: String, _ query: CFDictionary) -> Bool {
    query[key] as? Bool ?? (query[key] as? NSNumber)?.boolValue ?? false
  }

  /// The data alone, unless attributes are asked for, too.
  private static func form(_ item: Item, _ query: CFDictionary) -> Any {
    guard isAsked(kSecReturnAttributes, query) else { return item.value }
    var values: [String: Any] = [:]
    for (name, key) in keys { values[key] = item.attributes[name] }
    if isAsked(kSecReturnData, query) { values[kSecValueData] = item.value }
    return values
  }
}
