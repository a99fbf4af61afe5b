import Testing
import WatchKit

@Test("The app on the watch does not run, by its old name and its new one")
func application() {
  #expect(WKExtension.shared().applicationState == .background)
  #expect(WKApplication.shared().applicationState == .background)
  #expect(
    WKExtension.applicationWillEnterForegroundNotification
      == WKApplication.willEnterForegroundNotification)
  #expect(
    WKApplication.didBecomeActiveNotification != WKApplication.didEnterBackgroundNotification)
}
