public import Foundation

public struct ActivityContent<State> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

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
