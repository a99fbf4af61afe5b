import SwiftUI

/// From here to there: airports, local times and the way between them.
struct FlightRoute: View {
  let entry: CountdownEntry

  private var flight: Flight { entry.flight }

  var body: some View {
    HStack(spacing: 12) {
      AirportColumn(airport: flight.origin, date: flight.departure, alignment: .leading)
      VStack(spacing: 2) {
        ZStack {
          FlightPath()
            .stroke(
              .white.opacity(0.5),
              style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [1, 4]))
          Image(systemName: "airplane")
            .font(.footnote)
            .offset(y: -8)
        }
        .frame(height: 26)
        Text(flight.departure, style: .date)
          .font(.caption2)
          .opacity(0.7)
          .lineLimit(1)
          .minimumScaleFactor(0.8)
      }
      AirportColumn(airport: flight.destination, date: flight.arrival, alignment: .trailing)
    }
  }
}

/// The arc of a flight, highest in the middle of its frame.
private struct FlightPath: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY),
      control: CGPoint(x: rect.midX, y: rect.minY - rect.height * 0.6))
    return path
  }
}

/// The code of an airport above its local time.
private struct AirportColumn: View {
  let airport: Airport
  let date: Date
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      Text(airport.code)
        .font(.system(.title2, design: .rounded).weight(.bold))
      Text(date, style: .time)
        .font(.caption)
        .opacity(0.75)
        .environment(\.timeZone, airport.timeZone)
    }
    .fixedSize()
  }
}

/// A titled value in the corner of the widget.
struct FlightFact: View {
  let title: LocalizedStringKey
  let value: Text

  var body: some View {
    VStack(alignment: .trailing, spacing: 2) {
      Text(title)
        .font(.caption)
        .opacity(0.9)
      value
        .font(.subheadline.weight(.semibold))
    }
    .padding(.leading, 12)
    .padding(.bottom, 4)
    .fixedSize()
  }
}
