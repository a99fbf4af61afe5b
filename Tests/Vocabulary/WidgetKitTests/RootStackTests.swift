import Foundation
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// Several views that are a widget's content.
@MainActor struct RootStackTests {
  private struct Lines: View {
    var body: some View {
      Text("Time:").accessibilityIdentifier("first")
      Text("9:41").accessibilityIdentifier("second")
      Spacer()
      Text("Emoji").accessibilityIdentifier("third")
    }
  }

  @Test func `they stand below one another as in a stack`() throws {
    let bare = try Drawing(in: "systemSmall") { Lines().containerBackground(.red, for: .widget) }
    let stacked = try Drawing(in: "systemSmall") {
      VStack { Lines() }.containerBackground(.red, for: .widget)
    }
    for name in ["first", "second", "third"] {
      #expect(bare.frame(name) != nil && bare.frame(name) == stacked.frame(name))
    }
    let (first, second) = (try #require(bare.frame("first")), try #require(bare.frame("second")))
    #expect(first.maxY <= second.minY)
  }

  @Test func `one alone is what it was`() throws {
    let alone = try Drawing(in: "systemSmall") { Text("Words") }
    #expect(!alone.rendered.nodes.contains { $0.type == "VStack" })
  }

  @Test func `behind others they lie over one another`() throws {
    let drawn = try Drawing(in: "systemSmall") { Color.red.overlay { Lines() } }
    let first = try #require(drawn.frame("first"))
    #expect(first.midY == drawn.frame("second")?.midY)
  }
}
