import Combine
import Testing

private struct Mistake: Error {}

extension Publisher {
  fileprivate func emptied() -> Publishers.Map<Self, Int> { map { _ in 0 } }
  fileprivate func failing() -> Publishers.TryMap<Self, Int> { tryMap { _ in throw Mistake() } }
  fileprivate func chained() -> Publishers.FlatMap<Just<String>, Publishers.ReplaceError<Self>> {
    map { "\($0)" }.replaceError(with: "").flatMap { Just($0 + "!") }
  }
}

@Test("Operators answer the types that code spells")
func operatorTypes() {
  var found: [String] = []
  _ = [1, 2].publisher.emptied().sink { found.append("\($0)") }
  _ = [1].publisher.failing().sink(
    receiveCompletion: { completion in
      if case .failure = completion { found.append("failed") }
    }, receiveValue: { found.append("\($0)") })
  _ = Just(3).chained().sink { found.append($0) }
  #expect(found == ["0", "0", "failed", "3!"])
}
