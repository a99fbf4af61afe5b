import ActivityKit
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@testable import WidgetHost
@testable import WidgetKit

private struct Ferry: ActivityAttributes {
  struct ContentState: Codable, Hashable { var pier: String }
  var line: String
}

@MainActor @Suite(.serialized) struct DynamicIslandTests {
  @Test func `an island may be made outside of the main actor`() async {
    let mode = await Task.detached {
      let island = DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }.contentMargins(.leading, 4)
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
      return island.contentMargins(.leading, 7, for: .expanded)
        .insets(.expanded, usual: EdgeInsets()).leading
    }.value
    #expect(mode == 7)
  }

  @Test func `the margins of a region surround its content`() {
    func width(_ region: DynamicIslandExpandedRegion<some View>) -> CGFloat {
      LayoutProbe.size(region.region.content, ProposedViewSize(width: 90, height: 90)).width
    }
    let region = DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 20, height: 20) }
    #expect(width(region.contentMargins(.horizontal, 5)) == width(region) + 10)
    #expect(width(region.contentMargins(.vertical, 5)) == width(region))
  }

  @Test func `the activity that is drawn runs`() async throws {
    #expect(Activity<Ferry>.activities.isEmpty)
    ActivityDrawing<Ferry>.known = ActivityDrawing(
      content: { Text($0.state.pier) },
      island: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.center) { EmptyView() }
        } compactLeading: {
          EmptyView()
        } compactTrailing: {
          EmptyView()
        } minimal: {
          EmptyView()
        }
      })
    let states = ["North", "South"].map(Ferry.ContentState.init)
    let samples = ActivitySamples(
      attributes: Ferry(line: "4"), isStale: true, states: { @MainActor in states })
    let request = ProviderRequest(
      family: "activityLockScreen", size: CGSize(width: 300, height: 160), isPreview: false)
    for (entry, pier) in zip(await samples.entries(request), ["North", "South"]) {
      _ = entry.view()
      let running = try #require(Activity<Ferry>.activities.first)
      #expect(running.content.state.pier == pier && running.attributes.line == "4")
      #expect(running.activityState == .stale && running.id == "preview")
    }
  }
}
