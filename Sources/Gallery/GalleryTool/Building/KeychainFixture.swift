import Foundation
import WidgetSettings

/// What a project gives for the keychain in `vitrine.json`, written for the stand-in of `Security`.
struct KeychainFixture: Sendable {
  let secrets: [GivenSecret]

  /// An item as the stand-in reads it.
  private struct Item: Encodable {
    let attributes: [String: String]
    let value: Data
  }

  /// What is no data is left out, such as `$base64` with anything else.
  func write(to file: URL) throws {
    let items = secrets.compactMap { secret -> Item? in
      let value = DefaultsFixture.value(secret.value)
      let data = (value as? String).map { Data($0.utf8) } ?? value as? Data
      return data.map { Item(attributes: secret.attributes, value: $0) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(items).write(to: file)
  }
}
