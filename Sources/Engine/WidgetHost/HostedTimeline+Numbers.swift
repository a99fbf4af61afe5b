package import Foundation
import ViewGraph

extension HostedTimeline {
  /// Puts the moment in place of dates that no calendar can name, and leaves out relevances that
  /// are no numbers: neither can stand in a manifest.
  ///
  /// - Returns: Whether there was anything to settle.
  package mutating func settle(at moment: Date) -> Bool {
    var isSettled = false
    for index in entries.indices {
      if !entries[index].date.isDrawable {
        (entries[index].date, isSettled) = (moment, true)
      }
      if let relevance = entries[index].relevance,
        !relevance.score.isFinite || !relevance.duration.isFinite
      {
        (entries[index].relevance, isSettled) = (nil, true)
      }
    }
    if case .after(let date) = policy, !date.isDrawable {
      (policy, isSettled) = (.after(moment), true)
    }
    return isSettled
  }
}
