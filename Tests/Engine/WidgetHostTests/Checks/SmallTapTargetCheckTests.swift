import DiagnosticRecords
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct SmallTapTargetCheckTests {
  private func messages(
    _ view: any View, _ family: String = "systemMedium", mode: RenderingMode? = nil
  ) throws -> [String] {
    try Stage(family).findings(view, mode: mode).filter { $0.rule == Rule.smallTapTarget.id }
      .map(\.message)
  }

  private func link(_ width: CGFloat, _ height: CGFloat) -> some View {
    Link(destination: URL(string: "https://example.org")!) {
      Color.blue.frame(width: width, height: height)
    }
  }

  @Test func `links and controls below 44 points are told of, with their size`() throws {
    #expect(
      try messages(link(120, 30).onCard()) == ["A link can be tapped in 120 × 30 points only."])
    let scaled = try messages(link(60, 60).scaleEffect(0.5).onCard())
    #expect(scaled == ["A link can be tapped in 30 × 30 points only."])
    let button = Button(action: {}) { Image(systemName: "plus") }.buttonStyle(.plain)
    let (alone, padded) = (
      try messages(button.onCard()), try messages(button.padding(20).onCard())
    )
    #expect(alone.count == 1 && alone == padded)
  }

  @Test func `large targets are none, nor what another target or the system takes`() throws {
    #expect(try messages(link(44, 44).onCard()).isEmpty)
    #expect(try messages(link(20, 20).onCard(), mode: .standBy).isEmpty)
    #expect(try messages(link(20, 20), "dynamicIslandCompact").isEmpty)
    let nested = Link(destination: URL(string: "https://example.org")!) {
      link(20, 20).frame(width: 100, height: 100)
    }
    #expect(try messages(nested.onCard()).isEmpty)
  }
}
