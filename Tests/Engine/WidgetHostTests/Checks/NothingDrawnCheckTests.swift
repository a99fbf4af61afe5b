import DiagnosticRecords
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct NothingDrawnCheckTests {
  private func says(_ view: any View, _ state: ContentState = .snapshot) throws -> Bool {
    try Stage().findings([(view, state)]).contains { $0.rule == Rule.nothingDrawn.id }
  }

  @Test func `a card on which nothing is drawn says so`() throws {
    let blank: [any View] = [
      EmptyView(), EmptyView().containerBackground(.blue, for: .widget),
      Text(" ").containerBackground(.blue, for: .widget),
      Color.clear.containerBackground(.background, for: .widget),
      Text("A").opacity(0).containerBackground(.background, for: .widget),
    ]
    for view in blank {
      let isSaid = try says(view)
      #expect(isSaid)
    }
  }

  @Test func `whatever is seen is enough`() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let seen: [any View] = [
      Text("A").containerBackground(.background, for: .widget), Color.red,
      EmptyView().containerBackground(gradient, for: .widget),
    ]
    for view in seen {
      let isSaid = try says(view)
      #expect(!isSaid)
    }
    // White is all that the Lock Screen shows, and black the absence of it.
    let vanishes = Text("A").foregroundStyle(.black)
    let isSaidOnLockScreen = try Stage("accessoryRectangular").findings(vanishes)
      .contains { $0.rule == Rule.nothingDrawn.id }
    #expect(isSaidOnLockScreen)
    let isSaidOfPlaceholder = try says(EmptyView(), .placeholder)
    #expect(!isSaidOfPlaceholder)
  }
}
