import Foundation
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

@MainActor struct ContainerBackgroundTests {
  private struct Recursive: View {
    var body: some View {
      Text("Level").containerBackground(for: .widget) { background() }
    }
  }

  private struct Nested: View {
    var body: some View {
      Text("Content").containerBackground(for: .widget) {
        Text("Ground").containerBackground(for: .widget) { Text("Nobody’s") }
      }
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

  @Test func `a view can be in its own background`() throws {
    let drawn = try draw { Recursive() }
    #expect(drawn.texts == ["Level", "Level"])
    #expect(drawn.rendered.diagnostics.isEmpty)
  }

  @Test func `a container background in one has no container`() throws {
    let drawn = try draw { Nested() }
    #expect(drawn.texts == ["Ground", "Content"])
  }
}
