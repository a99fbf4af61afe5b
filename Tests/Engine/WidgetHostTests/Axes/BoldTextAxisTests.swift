import SwiftUI
import Testing
import VectorDrawing

@testable import WidgetHost

@MainActor struct BoldTextAxisTests {
  private struct Told: View {
    @Environment(\.legibilityWeight) private var weight
    var body: some View {
      Text(verbatim: weight == .bold ? "wide" : "wide.").accessibilityIdentifier("told")
    }
  }

  @Test func `text is wider, and views are told`() throws {
    var surroundings = try AxisSample.base()
    let view = VStack {
      Text(verbatim: "Hamburgefonts").accessibilityIdentifier("text")
      Told()
    }
    let plain = try Stage().render(view, in: surroundings)
    BoldTextAxis().apply("bold", to: &surroundings)
    let bold = try Stage().render(view, in: surroundings)
    let widths = [plain, bold].compactMap { $0.frame("text")?.width }
    #expect(widths.count == 2 && widths[1] > widths[0])
    #expect(plain.nodes.compactMap(\.text).contains("wide."))
    #expect(bold.nodes.compactMap(\.text).contains("wide"))
  }
}
