public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
