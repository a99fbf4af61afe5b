import SwiftUI
import WidgetKit

/// Something to do every day.
struct Habit: Identifiable {
  let name: String
  let symbol: String
  let color: Color
  /// How much of today’s goal is done, from zero to one.
  let progress: Double

  var id: String { name }

  static let sample = [
    Habit(name: "Walk", symbol: "figure.walk", color: .pink, progress: 0.72),
    Habit(name: "Read", symbol: "book.fill", color: .green, progress: 0.45),
    Habit(name: "Water", symbol: "drop.fill", color: .cyan, progress: 0.88),
  ]
}

/// The habits at a date.
struct HabitEntry: TimelineEntry {
  let date: Date
  let habits: [Habit]
}

/// The app reloads the widget whenever a habit is ticked off.
struct HabitProvider: TimelineProvider {
  func placeholder(in context: Context) -> HabitEntry {
    HabitEntry(date: Date(), habits: Habit.sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> Void) {
    completion(HabitEntry(date: Date(), habits: Habit.sample))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> Void) {
    let entry = HabitEntry(date: Date(), habits: Habit.sample)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

/// Three rings to close.
struct HabitRings: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HabitRings", provider: HabitProvider()) { entry in
      HabitRingsView(entry: entry)
        .widgetURL(URL(string: "today://habits"))
        .containerBackground(.black, for: .widget)
    }
    .configurationDisplayName("Habits")
    .description("Close your rings.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The rings in the form that suits the family.
struct HabitRingsView: View {
  @Environment(\.widgetFamily) private var family

  let entry: HabitEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      HabitRingStack(habits: entry.habits, width: 7, spacing: 2)
    case .accessoryRectangular: HabitLines(habits: entry.habits)
    case .accessoryInline: HabitLine(habits: entry.habits)
    case .systemMedium:
      HStack(spacing: 20) {
        HabitRingStack(habits: entry.habits, width: 14, spacing: 2)
          .aspectRatio(1, contentMode: .fit)
        HabitLegend(habits: entry.habits)
      }
    default:
      HabitRingStack(habits: entry.habits, width: 14, spacing: 2)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// The rings, one inside the other.
struct HabitRingStack: View {
  let habits: [Habit]
  let width: CGFloat
  let spacing: CGFloat

  var body: some View {
    ZStack {
      ForEach(Array(habits.enumerated()), id: \.element.id) { index, habit in
        HabitRing(habit: habit, width: width)
          .padding(CGFloat(index) * (width + spacing))
      }
    }
  }
}

/// A ring that begins at twelve o’clock and brightens towards its end.
private struct HabitRing: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let habit: Habit
  let width: CGFloat

  var body: some View {
    ZStack {
      Circle()
        .stroke(habit.color.opacity(0.22), lineWidth: width)
      Circle()
        .trim(from: 0, to: habit.progress)
        .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .widgetAccentable()
      // On a thin ring, or one of the same colour, it could not be told.
      if width >= 14 && renderingMode == .fullColor {
        VStack {
          Image(systemName: habit.symbol)
            .font(.system(size: 8, weight: .bold))
            .foregroundStyle(.black)
            .frame(width: width, height: width)
            .offset(y: -width / 2)
          Spacer(minLength: 0)
        }
      }
    }
    .padding(width / 2)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(LocalizedStringKey(habit.name)))
    .accessibilityValue(Text(habit.progress, format: .percent))
  }

  private var style: AngularGradient {
    let start = renderingMode == .fullColor ? habit.color.opacity(0.75) : habit.color
    return AngularGradient(
      colors: [start, habit.color], center: .center,
      startAngle: .degrees(-20), endAngle: .degrees(360 * habit.progress))
  }
}

#Preview(as: .systemSmall) {
  HabitRings()
} timeline: {
  HabitEntry(date: .now, habits: Habit.sample)
}
