import Testing

@testable import WidgetHost

/// How the pictures of a widget are shared among processes.
struct DrawingShareTests {
  @Test("Few pictures are one share of all families")
  func whole() {
    #expect(DrawingShare.split([], limit: 9) == [DrawingShare(pictures: 0)])
    let few = DrawingShare.split([("small", 4), ("medium", 5)], limit: 9)
    #expect(few == [DrawingShare(pictures: 9)])
    #expect(DrawingShare.split([("small", 99)], limit: 9) == [DrawingShare(pictures: 99)])
  }

  @Test("Many pictures are shared by whole families, in their order")
  func shares() {
    let shares = DrawingShare.split(
      [("small", 20), ("medium", 4), ("large", 5), ("inline", 1)], limit: 9)
    #expect(shares.map(\.families) == [["small"], ["medium", "large"], ["inline"]])
    #expect(shares.map(\.pictures) == [20, 9, 1])
  }
}
