import SwiftUI
import WidgetKit

/// A stage of the journey.
struct CountdownEntry: TimelineEntry {
  /// What the traveller waits for.
  enum Stage {
    case waiting, boarding, flying
  }

  let date: Date
  let flight: Flight

  var stage: Stage {
    if date < flight.boarding { return .waiting }
    return date < flight.departure ? .boarding : .flying
  }
}

/// One entry per stage; the seconds in between run by themselves.
struct CountdownProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountdownEntry {
    CountdownEntry(date: Date(), flight: .sample(at: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
    completion(CountdownEntry(date: Date(), flight: .sample(at: Date())))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void
  ) {
    let now = Date()
    let flight = Flight.sample(at: now)
    let dates = [now, flight.boarding, flight.departure]
    let entries = dates.map { CountdownEntry(date: $0, flight: flight) }
    completion(Timeline(entries: entries, policy: .after(flight.arrival)))
  }
}

/// Counts down to boarding, then to departure, then to the landing.
struct Countdown: Widget {  // vitrine:ignore same-pictures
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Countdown", provider: CountdownProvider()) { entry in
      CountdownView(entry: entry)
        .widgetURL(URL(string: "clocks://flights/next"))
        .containerBackground(for: .widget) { CountdownSky() }
    }
    .configurationDisplayName("Next Flight")
    .description("Count down to your next departure.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// Dusk seen from a window seat, in light and dark alike.
private struct CountdownSky: View {
  var body: some View {
    ZStack {
      LinearGradient(
        stops: [
          .init(color: Color(red: 0.07, green: 0.09, blue: 0.28), location: 0),
          .init(color: Color(red: 0.22, green: 0.19, blue: 0.48), location: 0.55),
          .init(color: Color(red: 0.50, green: 0.25, blue: 0.50), location: 1),
        ],
        startPoint: .top, endPoint: .bottom)
      RadialGradient(
        colors: [Color(red: 1, green: 0.60, blue: 0.40).opacity(0.4), .clear],
        center: .bottomTrailing, startRadius: 0, endRadius: 160)
    }
  }
}

/// The clock, with the route above it where there is room.
struct CountdownView: View {
  @Environment(\.widgetFamily) private var family

  let entry: CountdownEntry

  var body: some View {
    switch family {
    case .accessoryCircular: CountdownBadge(entry: entry)
    case .accessoryRectangular: CountdownLines(entry: entry)
    case .accessoryInline: CountdownLine(entry: entry)
    default: sky.foregroundStyle(.white)
    }
  }

  private var sky: some View {
    Group {
      if family == .systemMedium {
        VStack(spacing: 0) {
          FlightRoute(entry: entry)
          Spacer(minLength: 8)
          HStack(alignment: .bottom) {
            CountdownClock(entry: entry)
            Spacer(minLength: 8)
            FlightFact(title: "Seat", value: Text(entry.flight.seat))
            FlightFact(title: "Gate", value: Text(entry.flight.gate))
          }
        }
      } else {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 4) {
            Text(entry.flight.origin.code)
            Image(systemName: "airplane")
              .font(.caption2)
              .opacity(0.7)
            Text(entry.flight.destination.code)
          }
          .font(.subheadline.weight(.semibold))
          Text("Gate \(entry.flight.gate)")
            .font(.caption)
            .opacity(0.7)
          Spacer(minLength: 8)
          CountdownClock(entry: entry)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// The running time and what it runs to.
private struct CountdownClock: View {
  let entry: CountdownEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.caption)
        .font(.caption.weight(.semibold))
        .opacity(0.75)
      entry.clock
        .font(.system(.title, design: .rounded).weight(.semibold))
        .monospacedDigit()
        .multilineTextAlignment(.leading)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
  }
}

#Preview("Next Flight", as: .systemSmall) {
  Countdown()
} timeline: {
  CountdownEntry(date: Date(), flight: .sample(at: Date()))
  CountdownEntry(
    date: Date().addingTimeInterval(8000), flight: .sample(at: Date()))
}
