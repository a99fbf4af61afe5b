import Testing
import WidgetHost
import WidgetKit

/// What widget code asks of the system.
struct CenterTests {
  @Test func `what is asked of the centers is noted in order`() {
    _ = SystemRequests.current.drain()
    WidgetCenter.shared.reloadTimelines(ofKind: "tides")
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.invalidateRelevance(ofKind: "tides")
    WidgetCenter.shared.invalidateConfigurationRecommendations()
    ControlCenter.shared.reloadControls(ofKind: "lamp")
    ControlCenter.shared.reloadAllControls()
    #expect(
      SystemRequests.current.drain() == [
        .reload(kind: "tides"), .reloadAll, .invalidateRelevance(kind: "tides"),
        .invalidateRecommendations, .reloadControls(kind: "lamp"), .reloadAllControls,
      ])
  }
}
