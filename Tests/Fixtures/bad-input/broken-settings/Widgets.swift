import SwiftUI
import WidgetKit

@main
struct Settings: Widget {
  var body: some WidgetConfiguration { fatalError("never compiled") }
}
