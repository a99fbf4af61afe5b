import ActivityKit
import DiagnosticRecords
import Foundation
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// Where the content states of a Live Activity come from.
@MainActor @Suite(.serialized) struct ActivityStatesTests {
  struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var stop: String
      var arrival: Date
    }
    var driver: String
  }

  struct Guarded: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "Sealed."))
      }
    }
  }

  private func find<Attributes: ActivityAttributes>(
    _ type: Attributes.Type, attributes: String? = nil, states: [String] = []
  ) -> ActivityStates<Attributes> {
    if !states.isEmpty {
      GivenData.current.activities["\(Attributes.self)"] = GivenData.Activity(
        attributes: attributes.map { Data($0.utf8) },
        contents: states.map { GivenData.Activity.Content(state: Data($0.utf8)) })
    }
    defer { GivenData.current = GivenData() }
    return .find()
  }

  @Test func `states that are given are read as Codable reads them, dates also in words`()
    async throws
  {
    let found = find(
      Delivery.self, attributes: #"{"driver":"Ada"}"#,
      states: [
        #"{"stop":"A","arrival":"2026-06-09T10:00:00Z"}"#, #"{"stop":"B","arrival":60}"#,
      ])
    #expect(found.notes.isEmpty && found.title.isEmpty && found.refusal == nil)
    #expect(found.samples.map(\.attributes.driver) == ["Ada"])
    let states = await found.samples[0].contents().map(\.state)
    #expect(states.map(\.stop) == ["A", "B"])
    #expect(states.map(\.arrival.timeIntervalSinceReferenceDate) == [802_692_000, 60])
  }

  @Test func `what is not given is made up and said`() {
    let found = find(Delivery.self, states: [#"{"stop":"A","arrival":0}"#])
    #expect(found.samples.map(\.attributes.driver) == ["Driver"])
    #expect(found.title == "Made-up values" && found.notes.map(\.rule) == ["made-up-state"])
  }

  @Test func `a state that is none is named with what is wrong, and another made up`() async {
    let found = find(Delivery.self, states: [#"{"arrival":0}"#])
    #expect(found.notes.map(\.rule) == ["given-state-unread", "made-up-state"])
    #expect(
      found.notes.first?.message
        == "What vitrine.json gives for Delivery is left out: states[0]: there is no stop.")
    #expect(await found.samples[0].contents().map(\.state.stop) == ["Stop"])
  }

  @Test func `a type that refuses every value is said not to be drawn`() {
    let found = find(Guarded.self)
    #expect(found.samples.isEmpty && found.refusal?.rule == "no-content-state")
    #expect(found.refusal?.message.hasSuffix("Sealed.") == true)
  }
}
