import DiagnosticRecords
import Testing

@testable import WidgetHost

@MainActor struct SamePicturesCheckTests {
  private func messages(_ hashes: [String], relevance: [Double] = []) -> [String] {
    let entries = hashes.enumerated().map { index, hash in
      CheckedEntry(
        hashes: [hash], relevance: index < relevance.count ? [relevance[index]] : [],
        render: "\(index)")
    }
    return SamePicturesCheck()
      .findings(in: CheckedTimeline(entries: entries, memoryLimit: 30)).map(\.message)
  }

  @Test func `entries that change nothing are counted`() {
    #expect(messages(["a", "a"]) == ["Both entries of the timeline show the same picture."])
    #expect(
      messages(["a", "a", "a"]) == ["All 3 entries of the timeline show the same picture."])
    #expect(messages(["a", "b", "b"]).isEmpty)
    #expect(
      messages(["a", "a", "a", "b"])
        == ["2 of 4 entries of the timeline show the same picture as the one before."])
  }

  @Test func `entries that change something are none, though a picture comes again`() {
    #expect(messages([]).isEmpty && messages(["a"]).isEmpty && messages(["a", "b", "a"]).isEmpty)
    #expect(messages(["a", "a"], relevance: [1, 2]).isEmpty)
  }
}
