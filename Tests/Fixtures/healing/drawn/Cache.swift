import Foundation

final class Cache: NoSuchClass, Codable {
  let client: NoSuchClient
  static let shared = NoSuchFactory.make()
  var limit: Int = NoSuchLimits.most

  init(client: NoSuchClient) { self.client = client }

  override func load() -> Data { NoSuchHash.data(of: "x") }

  func keys(_ names: [String], by order: NoSuchOrder = .rising) -> [String] {
    names.sorted { NoSuchHash.less($0, $1) }
  }
}

extension NoSuchClient.Reply {
  var isGood: Bool { true }
}
