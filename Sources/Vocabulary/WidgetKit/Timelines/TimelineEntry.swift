public import Foundation

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// None.
  public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// Any positive scale; 0 and below is not relevant.
  public var score: Float
  /// How long it holds, seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// A score on the app's own scale and how long it holds, seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}
