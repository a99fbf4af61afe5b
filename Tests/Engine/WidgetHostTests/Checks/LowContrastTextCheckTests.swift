import DiagnosticRecords
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct LowContrastTextCheckTests {
  private func messages(
    _ view: any View, scheme: ColorScheme = .light, mode: RenderingMode? = nil
  ) throws -> [String] {
    try Stage().findings(view, scheme: scheme, mode: mode)
      .filter { $0.rule == Rule.lowContrastText.id }.map(\.message)
  }

  private func grey(_ value: Double) -> Color { Color(red: value, green: value, blue: value) }

  @Test func `small letters need more contrast than large ones`() throws {
    // #808080 on white: 3.9:1.
    let text = Text(verbatim: "words").foregroundStyle(grey(128.0 / 255))
    #expect(
      try messages(text.font(.system(size: 17)).onCard())
        == ["“words” has a contrast of 3.9:1 to what is behind it; it needs 4.5:1."])
    let large = try messages(text.font(.system(size: 18)).onCard())
    let bold = try messages(text.font(.system(size: 14, weight: .bold)).onCard())
    let dark = try messages(text.onCard(.black))
    #expect(large.isEmpty && bold.isEmpty && dark.isEmpty)
    let pale = try messages(text.font(.system(size: 30)).onCard(grey(0.6)))
    #expect(pale.count == 1 && pale[0].hasSuffix("it needs 3:1."))
  }

  @Test func `opacity, gradients and the scheme count`() throws {
    let faded = try messages(Text(verbatim: "words").foregroundStyle(.black).opacity(0.3).onCard())
    #expect(faded.count == 1)
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let half = try messages(
      Text(verbatim: "words that reach far").foregroundStyle(.white).lineLimit(1).frame(
        maxWidth: .infinity
      )
      .containerBackground(gradient, for: .widget))
    #expect(half.count == 1)
    let white = Text(verbatim: "words").foregroundStyle(.white).containerBackground(
      .background, for: .widget)
    let (light, dark) = (try messages(white), try messages(white, scheme: .dark))
    #expect(light.count == 1 && dark.isEmpty)
  }

  @Test func `what the rule allows is none`() throws {
    let pale = Text(verbatim: "words").foregroundStyle(grey(0.9))
    let fine: [any View] = [
      pale.accessibilityHidden(true), pale.hidden(), pale.redacted(reason: .placeholder),
      pale.opacity(0), pale.disabled(true), Text(verbatim: "· —").foregroundStyle(grey(0.9)),
      // The system's own doing.
      Text(verbatim: "words").foregroundStyle(.secondary),
      Text(verbatim: "words").foregroundStyle(.tertiary),
      // Not known what is behind it.
      pale.shadow(color: .black, radius: 2), pale.blur(radius: 1),
    ]
    for (index, view) in fine.enumerated() {
      let said = try messages(AnyView(view).onCard())
      #expect(said.isEmpty, "view \(index)")
    }
  }

  @Test func `the system's own labels are no excuse for the ground`() throws {
    let said = try messages(
      Text(verbatim: "words").foregroundStyle(.secondary).onCard(grey(0.25)))
    #expect(said.count == 1)
  }

  @Test func `modes that take colours away have a check of their own`() throws {
    let badge = Text(verbatim: "words").foregroundStyle(.white).padding().background(.blue)
    #expect(try messages(badge.onCard(), mode: .accented).isEmpty)
  }
}
