/// What a Live Activity shows: what stays, and what changes.
public protocol ActivityAttributes: Codable {
  /// What changes.
  associatedtype ContentState: Codable & Hashable
}
