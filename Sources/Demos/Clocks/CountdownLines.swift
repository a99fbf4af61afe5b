import SwiftUI
import WidgetKit

extension CountdownEntry {
  /// What the time runs to.
  var caption: LocalizedStringKey {
    switch stage {
    case .waiting: "Boarding in"
    case .boarding: "Departs in"
    case .flying: "Lands in"
    }
  }

  /// The running time.
  @ViewBuilder var clock: some View {
    switch stage {
    case .waiting: Text(timerInterval: date...flight.boarding, countsDown: true)
    case .boarding: Text(flight.departure, style: .timer)
    case .flying: Text(flight.arrival, style: .relative)
    }
  }

  /// The whole time of waiting: three hours to boarding, then to departure, then to the landing.
  var stretch: ClosedRange<Date> {
    switch stage {
    case .waiting: flight.boarding.addingTimeInterval(-3 * 3600)...flight.boarding
    case .boarding: flight.boarding...flight.departure
    case .flying: flight.departure...flight.arrival
    }
  }
}

/// A ring that empties while the time runs.
struct CountdownBadge: View {
  let entry: CountdownEntry

  var body: some View {
    ProgressView(timerInterval: entry.stretch, countsDown: true) {
      EmptyView()
    } currentValueLabel: {
      Image(systemName: "airplane")
        .font(.title3)
    }
    .progressViewStyle(.circular)
    .widgetAccentable()
  }
}

/// The route, the running time and the gate below the clock of the Lock Screen.
struct CountdownLines: View {
  let entry: CountdownEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 4) {
        Text(entry.flight.origin.code)
        Image(systemName: "airplane")
          .font(.caption)
        Text(entry.flight.destination.code)
      }
      .font(.headline)
      .widgetAccentable()
      HStack(spacing: 4) {
        Text(entry.caption)
        entry.clock
          .monospacedDigit()
          .multilineTextAlignment(.leading)
      }
      Text("Gate \(entry.flight.gate), Seat \(entry.flight.seat)")
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The flight and when it begins.
struct CountdownLine: View {
  let entry: CountdownEntry

  var body: some View {
    Label {
      Text("\(entry.flight.destination.code) \(entry.flight.boarding, style: .time)")
    } icon: {
      Image(systemName: "airplane")
    }
  }
}
