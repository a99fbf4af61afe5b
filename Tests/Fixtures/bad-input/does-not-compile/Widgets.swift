import SwiftUI
import WidgetKit

struct Hello: View {
  var body: some View {
    Text("Hello").noSuchModifier()
  }
}

@main
struct Bundle: WidgetBundle {
  var body: some Widget { NoSuchWidget() }
}
