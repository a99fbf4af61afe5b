import DiagnosticRecords
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct PlaceholderShowsContentCheckTests {
  private func findings(_ placeholder: any View, _ snapshot: any View) throws -> [Diagnostic] {
    try Stage().findings([(placeholder, .placeholder), (snapshot, .snapshot)])
      .filter { $0.rule == Rule.placeholderShowsContent.id }
  }

  private func content(_ degrees: Int) -> some View {
    VStack { Text("Berlin \(degrees)°") }
  }

  @Test func `a placeholder that hides nothing is told of, at the placeholder`() throws {
    let view = content(21).unredacted().onCard()
    let found = try findings(view, view)
    #expect(found.map(\.render) == ["widget/placeholder"])
    #expect(found.map(\.subject) == ["Berlin 21°"])
  }

  @Test func `headings, other values and hidden texts are none`() throws {
    let heading = Text("Weather").unredacted().onCard()
    let partly = VStack {
      Text("Weather").unredacted(); content(21)
    }.onCard()
    let none = [
      try findings(content(21).onCard(), content(21).onCard()),
      try findings(content(0).unredacted().onCard(), content(21).unredacted().onCard()),
      try findings(heading, heading), try findings(partly, partly),
    ]
    #expect(none.joined().isEmpty)
  }
}
