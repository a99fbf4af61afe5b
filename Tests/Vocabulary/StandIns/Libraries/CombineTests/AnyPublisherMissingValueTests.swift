import Combine
import Testing

/// Publishers that stand for missing ones.
@Suite struct AnyPublisherMissingValueTests {
  @Test func `a publisher that is missing never says anything`() throws {
    let missing = AnyPublisher<Int, Never>.vitrineMissing("a")
    let publisher = try #require(missing as? AnyPublisher<Int, Never>)
    var said: [String] = []
    let subscription = publisher.sink { _ in
      said.append("end")
    } receiveValue: {
      said.append("\($0)")
    }
    #expect(said.isEmpty)
    subscription.cancel()
  }

  @Test func `a published property holds a missing value`() throws {
    final class Model: ObservableObject {
      @Published var text = ""
      init(_ text: Published<String>) { _text = text }
    }
    let missing = try #require(Published<String>.vitrineMissing("a") as? Published<String>)
    #expect(Model(missing).text == "⟨a⟩")
    #expect(Published<UnsafePointer<Int>>.vitrineMissing("a") == nil)
  }
}
