import SwiftUI
import WidgetKit

/// What is read of views.
struct SpokenSpecimen: Widget {  // vitrine:ignore small-tap-target
  var body: some WidgetConfiguration {
    SpecimenPage("Spoken", "What VoiceOver reads.") { entry in SpokenView(date: entry.date) }
  }
}

/// Labels, values, hints and traits.
struct SpokenView: View {
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Weather").font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        Image(systemName: "cloud.sun.fill")
        Text(verbatim: "23°").accessibilityLabel(Text(verbatim: "23 degrees"))
      }
      .accessibilityElement(children: .combine)
      Image(systemName: "star.fill").accessibilityHidden(true)
      Button {
      } label: {
        Label("Refresh", systemImage: "arrow.clockwise")
      }
      .accessibilityHint(Text(verbatim: "Loads the forecast again"))
      Gauge(value: 40, in: 0...100) { Text("Humidity") }.gaugeStyle(.accessoryLinearCapacity)
      ProgressView(value: 0.25)
      Text(verbatim: "4242 4242").privacySensitive()
      Toggle("Alerts", isOn: .constant(true))
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 8)), with: .color(.teal))
      }
      .frame(height: 8)
      .accessibilityRepresentation { Text(verbatim: "Rain from four to six") }
      Text(date, style: .time).accessibilitySortPriority(1)
    }
  }
}
