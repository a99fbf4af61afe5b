import SwiftUI
import WidgetKit

/// The widgets of a caffeine diary. The first one is the hero of the widget gallery.
@main
struct CaffeineBundle: WidgetBundle {
  var body: some Widget {
    CaffeineTracker()
    DrinkLog()
  }
}
