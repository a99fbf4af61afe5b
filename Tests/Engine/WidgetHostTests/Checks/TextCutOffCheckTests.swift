import DiagnosticRecords
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct TextCutOffCheckTests {
  private let long = "A title that is far too long for the room it has on a card"

  private func messages(_ view: any View) throws -> [String] {
    try Stage().findings(view).filter { $0.rule == Rule.textCutOff.id }.map(\.message)
  }

  @Test func `text without room is told of, with what is left of its size`() throws {
    let cut = try messages(Text(long).lineLimit(1).onCard())
    #expect(cut == ["“A title that is far too long for the ro…” is cut off."])
    let shrunk = try messages(
      Text(verbatim: "1234567890").fixedSize(horizontal: false, vertical: false).lineLimit(1)
        .minimumScaleFactor(0.2).frame(width: 40).onCard())
    #expect(shrunk.count == 1 && shrunk[0].contains("is shrunk to "))
  }

  @Test func `text with room, shrunk a little, hidden or cut as asked is none`() throws {
    let fine: [any View] = [
      Text(long),
      Text(verbatim: "Some words").lineLimit(1).minimumScaleFactor(0.7).frame(width: 72),
      Text(long).lineLimit(1).truncationMode(.tail),
      Text(long).lineLimit(1).redacted(reason: .placeholder),
      Text(long).lineLimit(1).accessibilityHidden(true), Text(long).lineLimit(1).hidden(),
    ]
    for view in fine {
      let said = try messages(AnyView(view).onCard())
      #expect(said.isEmpty)
    }
  }
}
