import Testing
import WidgetHost

@testable import WidgetKit

private struct Handler: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

private struct ControlHandler: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {}
}

@MainActor struct PushTests {
  @Test func `who takes pushes is known`() {
    let collector = _WidgetCollector()
    PlainWidget().body.pushHandler(Handler.self)._collect(collector)
    PlainWidget().body._collect(collector)
    LampControl().body.pushHandler(ControlHandler.self)._collectControl(collector)
    LampControl().body._collectControl(collector)
    #expect(collector.widgets.map(\.takesPushes) == [true, false, true, false])
  }

  @Test func `there is no token`() async throws {
    #expect(await WidgetCenter.shared.currentPushInfo == nil)
    #expect(ControlInfo(kind: "lamp").pushInfo == nil)
  }
}
