import Charts
import SwiftUI
import WidgetKit

/// Swift Charts, small.
struct ChartSpecimen: Widget {  // vitrine:ignore text-cut-off
  var body: some WidgetConfiguration {
    SpecimenPage(
      "Charts", "Marks, scales, stacking, styles by value and legends.",
      families: [.systemExtraLarge]
    ) { _ in ChartSpecimens() }
  }
}

/// Eight small charts that show what Swift Charts draws in a widget: one of each kind of mark, the
/// scales, stacking, styles by value, annotations and a legend.
struct ChartSpecimens: View {
  var body: some View {
    Grid(horizontalSpacing: 16, verticalSpacing: 12) {
      GridRow {
        specimen("Sales by flavour") { flavours }
        specimen("Steps this week") { steps }
        specimen("Temperature") { temperature }
        specimen("Heart rate") { heartRate }
      }
      GridRow {
        specimen("Energy") { energy }
        specimen("Storage") { storage }
        specimen("Languages") { languages }
        specimen("Rain") { rain }
      }
    }
  }

  private func specimen(_ title: String, @ViewBuilder chart: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.caption.bold())
      chart()
      Spacer(minLength: 0)
    }
  }

  /// Bars by category, with a threshold and values above the bars.
  private var flavours: some View {
    Chart {
      ForEach(ChartSamples.flavours, id: \.name) { flavour in
        BarMark(x: .value("Flavour", flavour.name), y: .value("Sold", flavour.sold))
          .annotation(position: .top, spacing: 1) { Text("\(flavour.sold)") }
      }
      RuleMark(y: .value("Goal", 60))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
    }
  }

  /// Bars by day, stacked by where the steps were made.
  private var steps: some View {
    Chart(ChartSamples.steps) { steps in
      BarMark(
        x: .value("Day", steps.day, unit: .day), y: .value("Steps", steps.count)
      )
      .foregroundStyle(by: .value("Where", steps.place))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
  }

  /// Two smooth lines with symbols.
  private var temperature: some View {
    Chart(ChartSamples.temperatures) { reading in
      LineMark(x: .value("Day", reading.day, unit: .day), y: .value("°C", reading.degrees))
        .foregroundStyle(by: .value("City", reading.city))
        .symbol(by: .value("City", reading.city))
        .interpolationMethod(.catmullRom)
    }
    .chartYScale(domain: 5...25)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.day())
      }
    }
  }

  /// An area under a line, and its highest point.
  private var heartRate: some View {
    Chart {
      ForEach(ChartSamples.pulse, id: \.minute) { beat in
        AreaMark(
          x: .value("Minute", beat.minute), yStart: .value("Low", 50),
          yEnd: .value("Beats", beat.beats)
        )
        .foregroundStyle(
          .linearGradient(
            colors: [.pink.opacity(0.4), .pink.opacity(0.02)], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Minute", beat.minute), y: .value("Beats", beat.beats))
          .foregroundStyle(.pink)
      }
      .interpolationMethod(.monotone)
      PointMark(x: .value("Minute", 24), y: .value("Beats", 142))
        .foregroundStyle(.pink)
        .annotation { Text("142").bold() }
    }
    .chartYScale(domain: 50...160)
    .chartXAxis { AxisMarks(values: [0, 15, 30, 45]) }
  }

  /// A ring whose parts are told apart by a legend.
  private var energy: some View {
    Chart(ChartSamples.energy, id: \.source) { part in
      SectorMark(
        angle: .value("Share", part.share), innerRadius: .ratio(0.6), angularInset: 1.5
      )
      .cornerRadius(3)
      .foregroundStyle(by: .value("Source", part.source))
    }
    .chartLegend(alignment: .center)
    .chartOverlay { _ in Text("100 %").font(.caption2.bold()) }
  }

  /// One bar, in its parts.
  private var storage: some View {
    Chart(ChartSamples.storage, id: \.kind) { part in
      BarMark(x: .value("GB", part.size))
        .foregroundStyle(by: .value("Kind", part.kind))
    }
    .chartXScale(domain: 0...128)
    .chartXAxis(.hidden)
    .chartPlotStyle { $0.background(.quaternary).clipShape(.rect(cornerRadius: 8)) }
    .frame(height: 48)
  }

  /// Lying bars: their names stand within the plot.
  private var languages: some View {
    Chart(ChartSamples.languages, id: \.name) { language in
      BarMark(x: .value("Lines", language.lines), y: .value("Language", language.name))
        .foregroundStyle(.teal.gradient)
    }
  }

  /// Numbers as colours, and points whose size is a number.
  private var rain: some View {
    Chart(ChartSamples.rain, id: \.hour) { hour in
      PointMark(x: .value("Hour", hour.hour), y: .value("mm", hour.amount))
        .symbolSize(by: .value("Chance", hour.chance))
        .foregroundStyle(by: .value("Kind", hour.kind))
        .symbol(by: .value("Kind", hour.kind))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 6)) {
        AxisGridLine()
        AxisTick()
        AxisValueLabel()
      }
    }
  }
}
