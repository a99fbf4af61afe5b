import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// Facts/layout.md#safe-areas; Apple's own frames are in `Vectors/PositionCases.swift`.
@MainActor struct SafeAreaTests {
  private final class Seen: @unchecked Sendable {
    var insets: [String: EdgeInsets] = [:]
  }

  /// A view that notes the safe area it sees.
  private struct Reader: View {
    let name: String
    let seen: Seen

    init(_ name: String, _ seen: Seen) { (self.name, self.seen) = (name, seen) }

    var body: some View {
      GeometryReader { proxy in
        let _ = seen.insets[name] = proxy.safeAreaInsets
        Color.clear
      }
    }
  }

  private func insets(
    rightToLeft: Bool = false, _ view: (Seen) -> some View
  ) -> [String: EdgeInsets] {
    let seen = Seen()
    _ = LayoutProbe(view(seen), width: 100, height: 100, rightToLeft: rightToLeft)
    return seen.insets
  }

  @Test func `a widget has no safe area of its own`() {
    #expect(insets { Reader("root", $0).padding(10) }["root"] == EdgeInsets())
  }

  @Test func `a bar and its distance are taken off the safe area`() {
    let seen = insets { seen in
      Reader("content", seen)
        .safeAreaInset(edge: .bottom) { Reader("bar", seen).frame(height: 30) }
    }
    #expect(seen["content"] == EdgeInsets(top: 0, leading: 0, bottom: 38, trailing: 0))
    #expect(seen["bar"] == EdgeInsets())
  }

  @Test func `bars and paddings around each other add up`() {
    let seen = insets { seen in
      Reader("content", seen)
        .safeAreaPadding(.horizontal, 5)
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 10) }
        .safeAreaInset(edge: .top, spacing: 1) { Color.red.frame(height: 20) }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 7) }
    }
    #expect(seen["content"] == EdgeInsets(top: 31, leading: 12, bottom: 0, trailing: 5))
  }

  @Test func `leading is where reading begins`() {
    let seen = insets(rightToLeft: true) { seen in
      HStack(spacing: 0) {
        Reader("first", seen)
        Reader("last", seen)
      }.safeAreaPadding(EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 4))
    }
    #expect(seen["first"] == EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0))
    #expect(seen["last"] == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4))
  }

  @Test func `only what reaches the end of the safe area sees it`() {
    let seen = insets { seen in
      VStack(spacing: 0) {
        Reader("upper", seen)
        Reader("lower", seen)
      }.safeAreaPadding(.vertical, 6)
    }
    #expect(seen["upper"] == EdgeInsets(top: 6, leading: 0, bottom: 0, trailing: 0))
    #expect(seen["lower"] == EdgeInsets(top: 0, leading: 0, bottom: 6, trailing: 0))
  }

  @Test func `what ignores the safe area reaches under the bar and sees none`() {
    let seen = Seen()
    let view = ZStack {
      Reader("ignoring", seen).accessibilityIdentifier("under").ignoresSafeArea()
      Color.red.accessibilityIdentifier("beside")
    }
    .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30) }
    let probe = LayoutProbe(view, width: 100, height: 100)
    #expect(probe.frame("under") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(probe.frame("beside") == CGRect(x: 0, y: 0, width: 100, height: 62))
    #expect(seen.insets["ignoring"] == EdgeInsets())
  }

  @Test func `only the edges that are named are ignored`() {
    let seen = Seen()
    let view = Reader("one", seen).accessibilityIdentifier("one").ignoresSafeArea(edges: .top)
      .safeAreaPadding(10)
    let probe = LayoutProbe(view, width: 100, height: 100)
    #expect(probe.frame("one") == CGRect(x: 10, y: 0, width: 80, height: 90))
    #expect(seen.insets["one"] == EdgeInsets(top: 0, leading: 10, bottom: 10, trailing: 10))
  }

  @Test func `the keyboard covers nothing of a widget`() {
    let view = Color.red.accessibilityIdentifier("one").ignoresSafeArea(.keyboard)
      .safeAreaPadding(10)
    let probe = LayoutProbe(view, width: 100, height: 100)
    #expect(probe.frame("one") == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func `a view inside the safe area stays where it is`() {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      Color.red.accessibilityIdentifier("middle").ignoresSafeArea()
      Color.red.frame(height: 20)
    }.safeAreaPadding(.vertical, 10)
    let probe = LayoutProbe(view, width: 100, height: 100)
    #expect(probe.frame("middle") == CGRect(x: 0, y: 30, width: 100, height: 40))
  }
}
