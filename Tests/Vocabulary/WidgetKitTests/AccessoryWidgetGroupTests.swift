import SwiftUI
import Testing
import VectorDrawing
import WidgetHost
import WidgetKit

/// A label with up to three views below it.
@MainActor struct AccessoryWidgetGroupTests {
  private func frames(count: Int) throws -> [CGRect] {
    let drawn = try Drawing(in: "accessoryRectangular") {
      AccessoryWidgetGroup("Weather", systemImage: "cloud.sun.fill") {
        ForEach(0..<count, id: \.self) { number in
          Color.red.accessibilityIdentifier("part\(number)")
        }
      }
    }
    #expect(drawn.texts.contains("Weather"))
    return (0..<count).compactMap { drawn.frame("part\($0)") }
  }

  @Test func threeSquaresStandSideBySide() throws {
    let parts = try frames(count: 3)
    try #require(parts.count == 3)
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(abs(part.width - part.height) < 0.01 && abs(part.width - next.width) < 0.01)
      #expect(abs(part.minY - next.minY) < 0.01 && abs(next.minX - part.maxX - 4) < 0.01)
    }
  }

  @Test func fewerAreCentredAndMoreLeftOut() throws {
    let one = try frames(count: 1)
    let three = try frames(count: 3)
    try #require(one.count == 1 && three.count == 3)
    #expect(abs(one[0].midX - three[1].midX) < 0.01)
    let five = try frames(count: 5)
    #expect(five == three)
  }

  @Test func theyAreCutToTheStyle() throws {
    func clips(_ style: AccessoryWidgetGroupStyle) throws -> [Path] {
      let drawn = try Drawing(in: "accessoryRectangular") {
        AccessoryWidgetGroup("Weather") { Color.red }.accessoryWidgetGroupStyle(style)
      }
      return drawn.rendered.items.compactMap { item in
        guard case .group(let group) = item else { return nil }
        return group.clip
      }
    }
    let (round, automatic) = (try clips(.circular), try clips(.automatic))
    let cornered = try clips(.roundedSquare)
    #expect(round.count == 1 && round == automatic && round != cornered)
  }
}
