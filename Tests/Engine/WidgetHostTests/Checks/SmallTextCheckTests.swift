import DiagnosticRecords
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct SmallTextCheckTests {
  private func messages(
    _ view: any View, _ family: String = "systemSmall", mode: RenderingMode? = nil
  ) throws -> [String] {
    try Stage(family).findings(view, mode: mode).filter { $0.rule == Rule.smallText.id }
      .map(\.message)
  }

  @Test func `letters below nine points are told of, however they come to be so small`() throws {
    let text = Text(verbatim: "words")
    #expect(
      try messages(text.font(.system(size: 8.5)).onCard())
        == ["“words” is drawn in letters of 8.5 points."])
    let scaled = try messages(text.font(.system(size: 14)).scaleEffect(0.5).onCard())
    #expect(scaled == ["“words” is drawn in letters of 7 points."])
    let shrunk = try messages(
      Text(verbatim: "1234567890").font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: 40).onCard())
    #expect(shrunk.count == 1 && shrunk[0].hasSuffix(", as it has no room for larger ones."))
    let unit = try messages(
      Text("\(Text(verbatim: "5").font(.title)) \(Text(verbatim: "km").font(.system(size: 7)))")
        .onCard())
    #expect(unit == ["“5 km” is drawn in letters of 7 points."])
  }

  @Test func `larger, decorating and hidden letters are none, nor those that the system sizes`()
    throws
  {
    let small = Text(verbatim: "words").font(.system(size: 7))
    let fine: [any View] = [
      Text(verbatim: "words").font(.system(size: 9)), Text(verbatim: "·").font(.system(size: 5)),
      small.accessibilityHidden(true), small.hidden(), small.redacted(reason: .placeholder),
    ]
    for (index, view) in fine.enumerated() {
      let said = try messages(AnyView(view).onCard())
      #expect(said.isEmpty, "view \(index)")
    }
    let inStandBy = try messages(small.onCard(), mode: .standBy)
    #expect(inStandBy.isEmpty)
  }

  @Test func `in gauges only a size that the code asks for counts`() throws {
    func gauge(_ label: some View) -> some View {
      Gauge(value: 0.5) {
        label
      } currentValueLabel: {
        Text(verbatim: "5")
      }
      .gaugeStyle(.accessoryCircular)
    }
    let long = try messages(gauge(Text(verbatim: "Humidity")), "accessoryCircular")
    let small = try messages(
      gauge(Text(verbatim: "Hum").font(.system(size: 6))), "accessoryCircular")
    #expect(long.isEmpty && small.count == 1)
  }
}
