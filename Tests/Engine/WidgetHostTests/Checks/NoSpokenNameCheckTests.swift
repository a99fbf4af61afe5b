import DiagnosticRecords
import SwiftUI
import Testing
import VectorDrawing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct NoSpokenNameCheckTests {
  private func messages(_ view: any View, _ state: ContentState = .snapshot) throws -> [String] {
    try Stage().findings([(view, state)]).filter { $0.rule == Rule.noSpokenName.id }.map(\.message)
  }

  private let picture = Image(
    .data(
      ImageSource(id: "photo", type: "image/png", base64: ""), width: 20, height: 20))

  private func button(_ label: some View) -> some View {
    Button(action: {}) { label }.buttonStyle(.plain)
  }

  @Test func `controls and images without words are told of`() throws {
    #expect(
      try messages(button(Circle()).onCard()) == ["VoiceOver has no name for a button."])
    #expect(try messages(button(picture).onCard()) == ["VoiceOver has no name for a button."])
    #expect(try messages(picture.onCard()) == ["VoiceOver has no name for an image."])
    #expect(
      try messages(picture.accessibilityAddTraits(.isButton).onCard())
        == ["VoiceOver has no name for a button."])
  }

  @Test func `what has a name, decorates or is hidden is none`() throws {
    let words = Text(verbatim: "words")
    let fine: [any View] = [
      button(words), button(Image(systemName: "plus")), button(Circle()).accessibilityLabel(words),
      picture.accessibilityLabel(words), picture.accessibilityHidden(true),
      words.background(picture),
      ZStack {
        picture.resizable(); words
      },
      HStack {
        picture; words
      }.accessibilityElement(children: .combine), Image(systemName: "plus"),
      button(
        HStack {
          picture; words
        }), button(words.redacted(reason: .placeholder)),
    ]
    for (index, view) in fine.enumerated() {
      let said = try messages(AnyView(view).onCard())
      #expect(said.isEmpty, "view \(index)")
    }
    #expect(try messages(words.containerBackground(for: .widget) { picture }).isEmpty)
    #expect(try messages(button(Circle()).onCard(), .placeholder).isEmpty)
  }
}
