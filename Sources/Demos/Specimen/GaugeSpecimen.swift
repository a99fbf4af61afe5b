import SwiftUI
import WidgetKit

/// Gauges and progress, in every style a widget can use.
struct GaugeSpecimen: Widget {
  var body: some WidgetConfiguration {
    SpecimenPage("Gauges", "Gauges and progress views in their styles.") { entry in
      VStack(spacing: 5) {
        HStack(spacing: 10) {
          Specimen("circular") { level.gaugeStyle(.accessoryCircular) }
          Specimen("circular, tint") {
            level.gaugeStyle(.accessoryCircular)
              .tint(Gradient(colors: [.blue, .green, .yellow, .red]))
          }
          Specimen("capacity") {
            level.gaugeStyle(.accessoryCircularCapacity).tint(.green)
          }
          Specimen("progress") {
            ProgressView(value: 0.65) { Image(systemName: "bolt.fill") }
              .progressViewStyle(.circular)
              .tint(.orange)
          }
        }
        .frame(height: 72)
        HStack(spacing: 20) {
          Specimen("accessoryLinear") { level.gaugeStyle(.accessoryLinear).tint(.purple) }
          Specimen("accessoryLinearCapacity") {
            level.gaugeStyle(.accessoryLinearCapacity).tint(.teal)
          }
        }
        Gauge(value: 62, in: 0...100) {
          Text("Linear capacity")
        } currentValueLabel: {
          Text("62 %")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.linearCapacity)
        .tint(.indigo)
        .controlSize(.small)
        ProgressView(value: 0.4) {
          Text("Download")
        } currentValueLabel: {
          Text("40 %")
        }
        .tint(.pink)
        ProgressView(
          timerInterval: entry.date.addingTimeInterval(-300)...entry.date.addingTimeInterval(600),
          countsDown: false
        ) {
          Text("Timer")
        }
      }
      .font(.caption)
    }
  }

  private var level: some View {
    Gauge(value: 18, in: 10...30) {
      Text("°C")
    } currentValueLabel: {
      Text("18")
    } minimumValueLabel: {
      Text("10")
    } maximumValueLabel: {
      Text("30")
    }
  }
}
