package import Foundation

/// When a configuration of a widget matters, as its provider says (Facts/relevance.md#contexts).
package struct HostedRelevance: Hashable, Sendable {
  /// A condition of which the system knows whether it holds. Names are those of Apple's cases.
  package enum Context: Hashable, Sendable {
    /// A moment has the duration 0.
    case date(DateInterval, kind: String)
    case location(String)
    case fitness(String)
    case sleep(String)
    case hardware(String)
  }

  /// The id of the instance that is so configured; nil where none is known to be.
  package var instance: String?
  /// In the order in which they are named.
  package var contexts: [Context]

  package init(instance: String?, contexts: [Context]) {
    (self.instance, self.contexts) = (instance, contexts)
  }
}
