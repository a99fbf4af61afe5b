import ActivityKit
import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

struct Flight: ActivityAttributes {
  struct ContentState: Codable, Hashable { var gate: String }
  var number: String
}

struct FlightActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Flight.self) { context in
      Text(context.attributes.number + context.state.gate).accessibilityIdentifier("content")
        .frame(height: context.state.gate == "Z9" ? 200 : nil)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { box("leading", 40, 20) }
        DynamicIslandExpandedRegion(.trailing) { box("trailing", 60, 50) }
        DynamicIslandExpandedRegion(.center) { box("center", 100, 20) }
        DynamicIslandExpandedRegion(.bottom) {
          box("bottom", 300, context.state.gate == "Z9" ? 150 : 30)
        }
      } compactLeading: {
        Color.red.accessibilityIdentifier("compactLeading")
      } compactTrailing: {
        Color.red.accessibilityIdentifier("compactTrailing")
      } minimal: {
        Text(context.state.gate)
      }
      .contentMargins(.trailing, 0, for: .compactTrailing)
    }
    .supplementalActivityFamilies([.small])
  }

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

struct Walk: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var length: String
    static let first = ContentState(length: "0.00 km, uphill")
  }
}

struct WalkActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Walk.self) {
      Text($0.state.length)
    } dynamicIsland: { context in
      DynamicIsland {
      } compactLeading: {
        Text(context.state.length)
      } compactTrailing: {
        Text("↑")
      } minimal: {
      }
    }
  }
}

#Preview("Content", as: .content, using: Walk()) {
  WalkActivity()
} contentStates: {
  Walk.ContentState.first
}

#Preview("Compact", as: .dynamicIsland(.compact), using: Walk()) {
  WalkActivity()
} contentStates: {
  Walk.ContentState.first
  Walk.ContentState(length: "2 km")
}

struct Voyage: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

struct VoyageActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Voyage.self) { _ in
      Text("voyage")
    } dynamicIsland: { _ in
      DynamicIsland {
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("Flight", as: .content, using: Flight(number: "LH 1 ")) {
  FlightActivity()
} contentStates: {
  Flight.ContentState(gate: "A1")
  Flight.ContentState(gate: "B22")
  Flight.ContentState(gate: "Z9")
}

@MainActor struct ActivityTests {
  private var flight: WidgetDescriptor { _WidgetCollector.widgets(of: FlightActivity())[0] }

  private func draw(_ family: String, entry index: Int = 0) async throws -> Drawing {
    let stage = try #require(WidgetStage.find(family, on: try Device.load("iphone-15")))
    var request = ProviderRequest(family: family, size: stage.size, isPreview: false)
    request.minimumSize = stage.minimumSize
    let timeline = try await flight.instances[0].provider.timeline(request)
    return try Drawing(timeline.entries[index], on: stage)
  }

  @Test func `the states of previews are the timeline of the Live Activity`() async throws {
    #expect(flight.configuration == .activity && flight.unsupported == nil)
    #expect(flight.instances[0].contents == [.entry])
    #expect(try await draw("activityLockScreen").texts == ["LH 1 A1"])
    #expect(try await draw("activityLockScreen", entry: 1).texts == ["LH 1 B22"])
  }

  @Test func `without a state one is made up, and that is said`() async throws {
    let car = try #require(WidgetStage.find("activitySmall", on: try Device.load("carplay")))
    #expect(car.device.id == "carplay" && car.size == CGSize(width: 240, height: 78))
    let voyage = _WidgetCollector.widgets(of: VoyageActivity())[0]
    #expect(voyage.unsupported == nil && voyage.notes.map(\.rule) == ["made-up-state"])
    #expect(voyage.instances[0].title == "Made-up values")
    let request = ProviderRequest(family: "activityLockScreen", size: .zero, isPreview: false)
    #expect(try await voyage.instances[0].provider.timeline(request).entries.count == 1)
  }

  @Test func `the card is as wide as the screen allows and at least 84 points high`() async throws {
    let card = try await draw("activityLockScreen")
    #expect(card.rendered.size == CGSize(width: 371, height: 84))
  }

  @Test func `compact content has 52.33 points on each side of the camera`() async throws {
    let island = try await draw("dynamicIslandCompact")
    let leading = try #require(island.frame("compactLeading"))
    let trailing = try #require(island.frame("compactTrailing"))
    #expect(island.rendered.size == CGSize(width: 230, height: 36.67))
    #expect(abs(leading.minX - 6) < 0.01 && abs(leading.maxX - 52.335) < 0.01)
    #expect(abs(trailing.minX - 177.665) < 0.01 && abs(trailing.maxX - 230) < 0.01)
  }

  @Test func `the compact island grows on both sides to what the wider one needs`() async throws {
    let stage = try #require(
      WidgetStage.find("dynamicIslandCompact", on: try Device.load("iphone-15")))
    var request = ProviderRequest(family: stage.family.name, size: stage.size, isPreview: false)
    request.minimumSize = stage.minimumSize
    let walk = _WidgetCollector.widgets(of: WalkActivity())[0]
    let timeline = try await walk.instances[0].provider.timeline(request)
    let long = try Drawing(timeline.entries[0], on: stage).rendered
    let text = try #require(long.nodes.first { $0.text == "0.00 km, uphill" })
    #expect(!text.isTruncated && long.size.width > 250 && long.size.width <= 371)
    let side = (long.size.width - 125.33) / 2
    #expect(abs(text.frame.maxX - side) < 0.5 && text.frame.minX > 5.9)
    #expect(try Drawing(timeline.entries[1], on: stage).rendered.size.width == 230)
  }

  @Test func `a state that several previews give is one entry, and each preview its own`()
    async throws
  {
    let request = ProviderRequest(
      family: "activityLockScreen", size: CGSize(width: 371, height: 160), isPreview: false)
    let walk = _WidgetCollector.widgets(of: WalkActivity())[0]
    let timeline = try await walk.instances[0].provider.timeline(request)
    let stage = try #require(
      WidgetStage.find("activityLockScreen", on: try Device.load("iphone-15")))
    let texts = try timeline.entries.map { try Drawing($0, on: stage).texts }
    #expect(texts == [["0.00 km, uphill"], ["2 km"]])
    let collector = _WidgetCollector()
    collector.collect(
      previews: PreviewRecord.all.filter { $0.fileID.hasSuffix("/ActivityTests.swift") })
    for (name, count) in [("Content", 1), ("Compact", 2)] {
      let preview = try #require(collector.widgets.first { $0.displayName == name })
      let own = try await preview.instances[0].provider.timeline(request)
      #expect(own.entries.count == count)
    }
  }

  @Test func `regions lie beside the camera, below it and below all`() async throws {
    let island = try await draw("dynamicIslandExpanded")
    let frames = ["leading", "trailing", "center", "bottom"].map { island.frame($0) }
    #expect(
      frames == [
        CGRect(x: 16, y: 31, width: 40, height: 20), CGRect(x: 295, y: 16, width: 60, height: 50),
        CGRect(x: 135.5, y: 36.67, width: 100, height: 20),
        CGRect(x: 35.5, y: 66, width: 300, height: 30),
      ])
    #expect(island.rendered.size == CGSize(width: 371, height: 112))
  }

  @Test func `the Smart Stack of a watch shows the content of the Lock Screen`() async throws {
    #expect(flight.families?.last == "activitySmall")
    let small = try await draw("activitySmall")
    #expect(small.texts == ["LH 1 A1"])
    #expect(small.rendered.size == CGSize(width: 184, height: 80.5))
    let voyage = _WidgetCollector.widgets(of: VoyageActivity())[0]
    #expect(voyage.families?.contains("activitySmall") == false)
  }

  @Test func `what is higher than the system shows is cut off and said`() async throws {
    for (family, height) in [("activityLockScreen", 200), ("dynamicIslandExpanded", 232)] {
      let drawn = try await draw(family, entry: 2).rendered
      #expect(drawn.size.height == 160)
      #expect(
        drawn.diagnostics.map(\.message) == [
          "The content is \(height) points high; a Live Activity is cut off at 160."
        ])
      #expect(try await draw(family).rendered.diagnostics.isEmpty)
    }
  }

  @Test func `the minimal island grows from a circle to 45 points`() async throws {
    #expect(try await draw("dynamicIslandMinimal").rendered.size.width == 36.67)
  }
}
