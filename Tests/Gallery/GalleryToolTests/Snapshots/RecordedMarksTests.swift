import Testing

@testable import GalleryTool

struct RecordedMarksTests {
  private func marks(
    mixed: Set<String> = [], shard: String? = nil, isWhole: Bool = true
  ) -> RecordedMarks {
    RecordedMarks(
      drawn: ["A"], mixed: mixed, shard: shard.flatMap(Shard.init), isWhole: isWhole)
  }

  @Test func `what was drawn is of the code of today, and the rest of what it was`() {
    let old = ["A": "1", "B": "1"]
    #expect(marks().codes(["A": "2", "B": "2"], over: old) == ["A": "2", "B": "1"])
    #expect(marks().inputs(["A": "2", "B": "2"], over: old) == ["A": "2", "B": "1"])
  }

  @Test func `pictures of two codes are of none, unless both are the same`() {
    #expect(marks(mixed: ["A"]).codes(["A": "2"], over: ["A": "1"]) == [:])
    #expect(marks(mixed: ["A"]).codes(["A": "1"], over: ["A": "1"]) == ["A": "1"])
    #expect(marks(mixed: ["A"]).inputs(["A": "2"], over: ["A": "1"]) == [:])
  }

  @Test func `what is not all recorded is of no inputs`() {
    #expect(marks(isWhole: false).inputs(["A": "2"], over: [:]) == [:])
  }

  @Test func `parts of the same inputs make a whole, in any order, and no others do`() {
    let second = marks(shard: "2/2").inputs(["A": "1"], over: [:])
    #expect(second == ["A": "1 2/2"])
    #expect(marks(mixed: ["A"], shard: "2/2").inputs(["A": "1"], over: second) == second)
    #expect(marks(mixed: ["A"], shard: "1/2").inputs(["A": "1"], over: second) == ["A": "1"])
    #expect(marks(mixed: ["A"], shard: "1/2").inputs(["A": "2"], over: second) == ["A": "2 1/2"])
    #expect(marks(mixed: ["A"], shard: "1/3").inputs(["A": "1"], over: second) == ["A": "1 1/3"])
    #expect(marks(mixed: ["A"], shard: "1/2").inputs(["A": "1"], over: ["A": "1"]) == ["A": "1"])
  }
}
