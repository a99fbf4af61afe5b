import Combine
import Testing

private struct Mistake: Error {}

extension Publisher {
  fileprivate func emptied() -> Publishers.Map<Self, Int> { map { _ in 0 } }
  fileprivate func failing() -> Publishers.TryMap<Self, Int> { tryMap { _ in throw Mistake() } }
  fileprivate func chained()
    -> Publishers.FlatMap<
      Just<String>, Publishers.ReplaceError<Publishers.Map<Self, String>>
    >
  {
    map { "\($0)" }.replaceError(with: "").flatMap { Just($0 + "!") }
  }

  /// Overloads that differ in what they answer alone.
  fileprivate func later<T>(
    _ work: @escaping (Output) throws -> T
  ) -> Publishers.FlatMap<AnyPublisher<T, any Error>, Self> {
    flatMap { value in Result { try work(value) }.publisher }
  }
  fileprivate func later<T>(
    _ work: @escaping (Output) throws -> T
  ) -> Publishers.FlatMap<AnyPublisher<T, any Error>, Publishers.SetFailureType<Self, any Error>> {
    flatMap { value in Result { try work(value) }.publisher }
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

@Test("What flatMap answers fails as what it is made of does")
func flatMapOfFailures() {
  var found: [String] = []
  func note(_ completion: Subscribers.Completion<any Error>) {
    found.append(completion.erasedWord)
  }
  let failing: (Int) throws -> Int = { if $0 > 1 { throw Mistake() } else { $0 } }
  _ = [1, 2, 3].publisher.later(failing)
    .sink(receiveCompletion: note, receiveValue: { found.append("\($0)") })
  _ = Fail<Int, any Error>(error: Mistake()).later(failing)
    .sink(receiveCompletion: note, receiveValue: { found.append("\($0)") })
  _ = [1, 2].publisher.tryMap { $0 }.flatMap { Just($0 * 2) }
    .sink(receiveCompletion: note, receiveValue: { found.append("\($0)") })
  #expect(found == ["1", "failed", "failed", "2", "4", "finished"])
}

extension Subscribers.Completion {
  fileprivate var erasedWord: String {
    if case .failure = self { "failed" } else { "finished" }
  }
}
