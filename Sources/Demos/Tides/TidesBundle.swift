import SwiftUI
import WidgetKit

/// The sea on the wrist.
@main
struct TidesBundle: WidgetBundle {
  var body: some Widget {
    TideWidget()
  }
}
