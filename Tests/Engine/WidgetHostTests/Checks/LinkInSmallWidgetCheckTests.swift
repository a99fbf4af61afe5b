import DiagnosticRecords
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct LinkInSmallWidgetCheckTests {
  private let url = URL(string: "https://example.org")!

  private func messages(_ view: any View, _ family: String) throws -> [String] {
    try Stage(family).findings(view).filter { $0.rule == Rule.linkInSmallWidget.id }
      .map(\.message)
  }

  @Test func `a link counts where the widget has targets, or leads somewhere as a whole`() throws {
    let link = Link(destination: url) { Text(verbatim: "Open") }
    #expect(
      try messages(link.onCard(), "systemSmall")
        == ["A link is no target of its own in systemSmall on older systems."])
    #expect(
      try messages(link, "accessoryCircular")
        == ["A link is no target of its own in accessoryCircular."])
    #expect(try messages(link.onCard(), "systemMedium").isEmpty)
    #expect(try messages(link.widgetURL(url).onCard(), "systemSmall").isEmpty)
    #expect(try messages(Text(verbatim: "Open").onCard(), "systemSmall").isEmpty)
  }
}
