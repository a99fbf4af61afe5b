import SwiftUI
import WidgetKit

/// Widgets about time here, elsewhere and ahead.
@main
struct ClocksBundle: WidgetBundle {
  var body: some Widget {
    CityClock()
    WorldClock()
    Countdown()
  }
}
