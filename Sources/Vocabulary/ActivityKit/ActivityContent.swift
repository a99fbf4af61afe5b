public import Foundation

/// What an activity shows at some time, and for how long that holds.
public struct ActivityContent<State> {
  /// What is shown.
  public var state: State
  /// When it is out of date.
  public var staleDate: Date?
  /// How much it matters among other activities.
  public var relevanceScore: Double

  /// Makes one from its parts.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: Equatable where State: Equatable {}

extension ActivityContent: Hashable where State: Hashable {}

extension ActivityContent: Encodable where State: Encodable {}

extension ActivityContent: Decodable where State: Decodable {}
