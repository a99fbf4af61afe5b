import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// A control that a style draws with its configuration has the style around that style.
@MainActor struct StyleWithinTests {
  private struct SpacedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).frame(width: 60).accessibilityIdentifier("part").padding(10)
    }
  }

  private struct SpacedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).accessibilityIdentifier("part").padding(10)
    }
  }

  private struct SpacedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).accessibilityIdentifier("part").padding(10)
    }
  }

  private struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 12, height: 6).accessibilityIdentifier("marked")
    }
  }

  private func check(_ view: some View) {
    let probe = LayoutProbe(view, width: 200, height: 100)
    #expect(probe.frame("part") != nil)
    #expect(probe.session.outcome.diagnostics.isEmpty)
  }

  @Test func `a progress view in its style is drawn in the usual one`() {
    check(ProgressView(value: 0.4).progressViewStyle(SpacedProgress()))
    check(ProgressView { Text("Label") }.progressViewStyle(SpacedProgress()))
  }

  @Test func `a toggle and a button in theirs are, too`() {
    check(Toggle("On", isOn: .constant(true)).toggleStyle(SpacedToggle()))
    check(Button("Go") {}.buttonStyle(SpacedButton()))
  }

  @Test func `a style around the style draws what is within`() {
    let view = Toggle("On", isOn: .constant(true)).toggleStyle(SpacedToggle()).toggleStyle(Marked())
    let probe = LayoutProbe(view, width: 200, height: 100)
    #expect(probe.frame("marked")?.width == 12)
  }
}
