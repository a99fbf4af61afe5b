import SwiftUI
import TestSupport
import Testing

@MainActor struct LabeledContentStyleTests {
  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Spaced: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).accessibilityIdentifier("whole").padding(10)
    }
  }

  private var row: some View {
    LabeledContent {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("content")
    } label: {
      Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("label")
    }
  }

  @Test func `a style arranges label and content`() throws {
    let probe = LayoutProbe(row.labeledContentStyle(Stacked()), width: 200, height: 100)
    let content = try #require(probe.frame("content"))
    let label = try #require(probe.frame("label"))
    #expect(label.minY == content.maxY && content.minX == label.minX)
  }

  @Test func `a row in its style is drawn in the one around it`() throws {
    let wide = LayoutProbe(row.labeledContentStyle(Spaced()), width: 200, height: 100)
    #expect(try #require(wide.frame("whole")).width == 180)
    let view = row.labeledContentStyle(Spaced()).labeledContentStyle(Stacked())
    let stacked = LayoutProbe(view, width: 200, height: 100)
    #expect(try #require(stacked.frame("whole")).width == 40)
    #expect(stacked.session.outcome.diagnostics.isEmpty)
  }

  @Test func `usually the label leads and the content trails`() throws {
    let probe = LayoutProbe(row.labeledContentStyle(.automatic), width: 200, height: 100)
    #expect(try #require(probe.frame("label")).minX == 0)
    #expect(try #require(probe.frame("content")).maxX == 200)
  }
}
