import SwiftUI
import WidgetKit

extension Gradient {
  /// From shallow to deep water.
  static let sea = Gradient(colors: [.mint, .cyan, .blue])
}

/// The water between the lowest and the highest of the days around.
struct TideGauge: View {
  let entry: TideEntry

  var body: some View {
    Gauge(value: entry.height, in: entry.tide.range) {
      Image(systemName: entry.arrow)
        .accessibilityLabel(entry.isRising ? Text("Rising") : Text("Falling"))
    } currentValueLabel: {
      Text(entry.height, format: .number.precision(.fractionLength(1)))
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient.sea)
  }
}

/// The height in the corner of a face, the next turn around it.
struct TideCorner: View {
  let entry: TideEntry

  var body: some View {
    Image(systemName: "water.waves")
      .font(.title2.weight(.semibold))
      .foregroundStyle(.cyan)
      .widgetAccentable()
      .accessibilityLabel("Tide")
      .widgetLabel { Text(entry.next.date, style: .time) }
  }
}
