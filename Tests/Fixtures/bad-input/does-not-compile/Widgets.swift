import SwiftUI
import WidgetKit

struct Count {
  func next(_ number: Int) -> Int {
    let text: String = number
    return text
  }
}

struct Hello: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@main
struct Bundle: WidgetBundle {
  var body: some Widget { Hello() }
}
