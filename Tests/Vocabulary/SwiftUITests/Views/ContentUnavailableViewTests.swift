import SwiftUI
import Testing

/// The views that say that there is nothing to show.
@MainActor struct ContentUnavailableViewTests {
  @Test func `a search says what it has not found`() {
    func drawn(_ view: some View) -> String {
      PaintedView("search", "") { view }.drawn
    }
    #expect(drawn(ContentUnavailableView.search.frame(width: 400)).contains("No Results"))
    let words = ["No Results", "“Tea”"]
    let named = drawn(ContentUnavailableView.search(text: "Tea").frame(width: 400))
    for word in words { #expect(named.contains(word), "\(named)") }
    #expect(!drawn(ContentUnavailableView.search(text: "").frame(width: 400)).contains("“"))
  }
}
