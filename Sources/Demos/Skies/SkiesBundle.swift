import SwiftUI
import WidgetKit

/// What stands above the horizon.
@main
struct SkiesBundle: WidgetBundle {
  var body: some Widget {
    NightSkyWidget()
  }
}
