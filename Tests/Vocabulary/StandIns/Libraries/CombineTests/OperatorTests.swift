import Combine
import Foundation
import Testing

private struct Mistake: Error, Equatable {}

/// Everything a publisher sends at once, then how it ended.
private func sent<P: Publisher>(_ publisher: P) -> [String] {
  var log: [String] = []
  let subscription = publisher.sink(
    receiveCompletion: { completion in
      switch completion {
      case .finished: log.append("end")
      case .failure(let error): log.append("\(error)")
      }
    },
    receiveValue: { log.append("\($0)") })
  subscription.cancel()
  return log
}

@Test("Operators pass on, change, drop and end values as documented")
func operators() {
  let three = [1, 2, 3].publisher
  let table: [([String], [String])] = [
    (sent(Just(1)), ["1", "end"]),
    (sent(three.map { $0 * 2 }), ["2", "4", "6", "end"]),
    (sent(three.filter { $0 > 1 }), ["2", "3", "end"]),
    (sent(three.prefix(2)), ["1", "2", "end"]),
    (sent(three.first()), ["1", "end"]),
    (sent(three.dropFirst()), ["2", "3", "end"]),
    (sent(three.reduce(0, +)), ["6", "end"]),
    (sent(three.scan(0, +)), ["1", "3", "6", "end"]),
    (sent(three.collect()), ["[1, 2, 3]", "end"]),
    (sent([1, 1, 2, 1].publisher.removeDuplicates()), ["1", "2", "1", "end"]),
    (sent(["1", "x"].publisher.compactMap { Int($0) }), ["1", "end"]),
    (sent(three.tryMap { if $0 == 2 { throw Mistake() } else { $0 } }), ["1", "Mistake()"]),
    (sent(Fail<Int, Mistake>(error: Mistake()).replaceError(with: 9)), ["9", "end"]),
    (sent(Fail<Int, Mistake>(error: Mistake()).catch { _ in Just(5) }), ["5", "end"]),
    (sent(three.flatMap { [$0, $0].publisher }), ["1", "1", "2", "2", "3", "3", "end"]),
    (sent(three.prepend(0).append(4)), ["0", "1", "2", "3", "4", "end"]),
    (sent(Empty<Int, Never>().replaceEmpty(with: 7)), ["7", "end"]),
    (sent(three.zip(["a", "b"].publisher)), [#"(1, "a")"#, #"(2, "b")"#, "end"]),
    (sent(Just(1).merge(with: Just(2))), ["1", "2", "end"]),
    (
      sent(Just(Data("[4]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())), ["[4]", "end"]
    ),
    (sent(Future<Int, Never> { $0(.success(3)) }.receive(on: DispatchQueue.main)), ["3", "end"]),
    (sent(Just(1).debounce(for: .seconds(0.5), scheduler: RunLoop.main)), ["1", "end"]),
    (
      sent(Just(1).debounce(for: 0.5, scheduler: DispatchQueue.main, options: nil)), ["1", "end"]
    ),
    (sent(Just(1).timeout(9, scheduler: RunLoop.main, customError: nil)), ["1", "end"]),
  ]
  for (index, row) in table.enumerated() where row.0 != row.1 {
    Issue.record("row \(index): \(row.0) instead of \(row.1)")
  }
}

@Test("Subjects reach those who listen, and nobody after cancelling")
func subjects() {
  let subject = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<Int, Never>(1)
  var seen: [Int] = []
  var bag = Set<AnyCancellable>()
  subject.send(0)
  subject.sink { seen.append($0) }.store(in: &bag)
  current.sink { seen.append($0 * 10) }.store(in: &bag)
  subject.send(2)
  current.value = 3
  bag.removeAll()
  subject.send(4)
  current.send(5)
  #expect(seen == [10, 2, 30])
  #expect(current.value == 5)
}

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

@Test("A published property announces itself before it changes")
func published() {
  let model = Model()
  var seen: [String] = []
  let first = model.objectWillChange.sink { seen.append("will \(model.count)") }
  let second = model.$count.sink { seen.append("count \($0)") }
  model.count = 1
  model.name = "b"
  Just("c").assign(to: &model.$name)
  first.cancel()
  second.cancel()
  model.count = 2
  #expect(seen == ["count 0", "will 0", "count 1", "will 1"])
  #expect(model.name == "c")
}
