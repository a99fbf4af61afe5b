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

  private func draw<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> Drawing {
    let stage = try #require(WidgetStage.find("systemSmall", on: try Device.load("iphone-15")))
    let request = ProviderRequest(family: "systemSmall", size: stage.size, isPreview: false)
    let made = EntryContent<SampleEntry> { _ in content() }
    return try Drawing(made.host(SampleEntry(date: .at(0)), request), on: stage)
  }

  @Test func `they stand below one another as in a stack`() throws {
    let bare = try draw { Lines().containerBackground(.red, for: .widget) }
    let stacked = try draw { VStack { Lines() }.containerBackground(.red, for: .widget) }
    for name in ["first", "second", "third"] {
      #expect(bare.frame(name) != nil && bare.frame(name) == stacked.frame(name))
    }
    let (first, second) = (try #require(bare.frame("first")), try #require(bare.frame("second")))
    #expect(first.maxY <= second.minY)
  }

  @Test func `one alone is what it was`() throws {
    let alone = try draw { Text("Words") }
    #expect(!alone.rendered.nodes.contains { $0.type == "VStack" })
  }

  @Test func `behind others they lie over one another`() throws {
    let drawn = try draw { Color.red.overlay { Lines() } }
    let first = try #require(drawn.frame("first"))
    #expect(first.midY == drawn.frame("second")?.midY)
  }
}
