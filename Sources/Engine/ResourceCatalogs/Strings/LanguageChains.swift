import Synchronization

/// Remembers in which order languages are asked, since every text of every picture asks.
final class LanguageChains: Sendable {
  private let known = Mutex<[String: [String]]>([:])

  /// The chain for a locale, made once.
  func chain(_ locale: String, make: () -> [String]) -> [String] {
    if let chain = known.withLock({ $0[locale] }) { return chain }
    let chain = make()
    known.withLock { $0[locale] = chain }
    return chain
  }
}
