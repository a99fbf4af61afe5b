import SwiftUI
import WidgetKit

/// The sky over a place at a date.
struct SkyEntry: TimelineEntry {
  let date: Date
  let almanac: Almanac

  /// What there is to see, which the sky turns to.
  var highlight: Highlight { almanac.highlight(at: date) }

  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: highlight.kind == .conjunction ? 80 : 10)
  }
}

/// An entry now, at every full hour, and each quarter of an hour at dusk.
struct SkyProvider: TimelineProvider {
  func placeholder(in context: Context) -> SkyEntry {
    SkyEntry(date: Date(), almanac: Almanac(from: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (SkyEntry) -> Void) {
    completion(SkyEntry(date: Date(), almanac: Almanac(from: Date())))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SkyEntry>) -> Void) {
    let now = Date()
    let almanac = Almanac(from: now)
    let hour = Calendar.current.dateInterval(of: .hour, for: now)?.start ?? now
    let quarters = (1...20 * 4).map { hour.addingTimeInterval(Double($0) * 900) }
    let dates = quarters.enumerated().filter { index, date in
      (index + 1).isMultiple(of: 4) || (-8...2).contains(almanac.altitude(of: .sun, at: date))
    }
    let entries = ([now] + dates.map(\.element)).map { SkyEntry(date: $0, almanac: almanac) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// The sky outside, as it turns through the day and the night.
struct NightSkyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NightSky", provider: SkyProvider()) { entry in
      SkyView(entry: entry)
        .widgetURL(URL(string: "skies://tonight"))
    }
    .configurationDisplayName("Night Sky")
    .description("See what stands above your horizon, now and tonight.")
    .supportedFamilies([.systemExtraLarge, .systemLarge, .systemMedium, .systemSmall])
    .contentMarginsDisabled()
  }
}

/// The sky in the form that suits the family: what happens next stands on the ground.
struct SkyView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var renderingMode

  let entry: SkyEntry

  var body: some View {
    VStack(alignment: .leading) {
      SkyTitle(entry: entry)
      Spacer(minLength: 0)
      switch family {
      case .systemExtraLarge: EventColumns(events: next(5))
      case .systemLarge: EventRows(events: next(3))
      default: EmptyView()
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(.white)
    .background {
      // Without its colours the sky is a map of the stars, by day as well.
      if renderingMode != .fullColor {
        SkyMap(entry: entry, field: field, light: .night)
      }
    }
    .containerBackground(for: .widget) {
      SkyBackground(entry: entry, field: field)
    }
  }

  private func next(_ count: Int) -> [SkyEvent] {
    Array(entry.almanac.events.filter { $0.date > entry.date }.prefix(count))
  }

  /// How much is seen: the whole south, or where the highlight stands, to the right of the title.
  private var field: SkyField {
    let azimuth = entry.highlight.azimuth
    return switch family {
    case .systemExtraLarge: SkyField(center: 180, width: 250, height: 90, horizon: 0.72)
    case .systemLarge: SkyField(center: azimuth - 10, width: 90, height: 75, horizon: 0.66)
    case .systemMedium: SkyField(center: azimuth - 38, width: 140, height: 62, horizon: 0.88)
    default: SkyField(center: azimuth - 16, width: 64, height: 105, horizon: 0.88)
    }
  }
}
