import Testing

@testable import WidgetHost

@MainActor struct TimelineImagesCheckTests {
  private func messages(_ images: [[String: Double]], limit: Double = 30) -> [String] {
    let entries = images.map { CheckedEntry(images: $0, relevance: [], render: "r") }
    return TimelineImagesCheck()
      .findings(in: CheckedTimeline(entries: entries, memoryLimit: limit)).map(\.message)
  }

  @Test func `images of all entries count together, each once`() {
    let large = 4 * 1_048_576.0
    #expect(
      messages([["a": large], ["b": large]])
        == ["The 2 images of 2 entries take about 32 MB; a widget has about 30."])
    #expect(messages([["a": large], ["b": large]], limit: 40).isEmpty)
    #expect(messages([["a": large], ["a": large], ["a": large]]).isEmpty)
    #expect(messages([["a": large], ["b": large / 2]]).isEmpty)
  }

  @Test func `what one entry shows is the limit of single images`() {
    #expect(messages([["a": 1e9]]).isEmpty && messages([]).isEmpty)
  }
}
