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

  @Test func `a view can be in its own background`() throws {
    let drawn = try Drawing(in: "systemSmall") { Recursive() }
    #expect(drawn.texts == ["Level", "Level"])
    #expect(drawn.rendered.diagnostics.isEmpty)
  }

  @Test func `a container background in one has no container`() throws {
    let drawn = try Drawing(in: "systemSmall") { Nested() }
    #expect(drawn.texts == ["Ground", "Content"])
  }
}
