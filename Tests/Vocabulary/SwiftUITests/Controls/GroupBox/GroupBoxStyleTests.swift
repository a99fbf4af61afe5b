import SwiftUI
import TestSupport
import Testing

@MainActor struct GroupBoxStyleTests {
  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Spaced: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).accessibilityIdentifier("box").padding(10)
    }
  }

  private var box: some View {
    GroupBox {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("content")
    } label: {
      Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("label")
    }
  }

  @Test func `a style arranges label and content`() throws {
    let probe = LayoutProbe(box.groupBoxStyle(Plain()), width: 200, height: 100)
    let content = try #require(probe.frame("content"))
    let label = try #require(probe.frame("label"))
    #expect(label.minY == content.maxY && content.height == 20)
  }

  @Test func `a box in its style is drawn in the one around it`() throws {
    let card = LayoutProbe(box.groupBoxStyle(Spaced()), width: 200, height: 100)
    #expect(try #require(card.frame("box")).width == 72)
    let view = box.groupBoxStyle(Spaced()).groupBoxStyle(Plain())
    let plain = LayoutProbe(view, width: 200, height: 100)
    #expect(try #require(plain.frame("box")).width == 40)
    #expect(plain.session.outcome.diagnostics.isEmpty)
  }

  @Test func `the usual style is a card`() throws {
    let probe = LayoutProbe(box.groupBoxStyle(.automatic), width: 200, height: 100)
    let content = try #require(probe.frame("content"))
    let label = try #require(probe.frame("label"))
    #expect(label.maxY < content.minY)
  }
}
