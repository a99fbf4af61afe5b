import Testing
import WatchKit

@Test("The watch has the screen that is drawn for")
func watch() {
  #expect(WKInterfaceDevice.current().screenBounds.width > 0)
}
