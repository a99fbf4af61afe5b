import SwiftUI
import WidgetKit

extension TideEntry {
  /// Which way the water goes.
  var arrow: String { isRising ? "arrow.up" : "arrow.down" }

  var feet: Text { Text("\(height, format: .number.precision(.fractionLength(1))) ft") }

  /// What comes next, and when.
  var turn: Text {
    let time = Text(next.date, style: .time)
    return next.isHigh ? Text("High \(time)") : Text("Low \(time)")
  }
}

/// The tide in a line of text.
struct TideLine: View {
  let entry: TideEntry

  var body: some View {
    Label {
      Text("\(entry.feet), \(entry.turn)")
    } icon: {
      Image(systemName: entry.arrow)
    }
  }
}
