import SwiftUI
import WidgetKit

/// The names of the habits and how far they have come, in the colours of their rings.
struct HabitLegend: View {
  let habits: [Habit]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(habits) { habit in
        HStack(spacing: 10) {
          Image(systemName: habit.symbol)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(habit.color)
            .frame(width: 20)
            .widgetAccentable()
          Text(LocalizedStringKey(habit.name))
            .font(.subheadline)
          Spacer(minLength: 8)
          Text(habit.progress, format: .percent)
            .font(.system(.title3, design: .rounded).weight(.semibold))
            .foregroundStyle(habit.color)
            .monospacedDigit()
        }
        .lineLimit(1)
        .frame(maxHeight: .infinity)
      }
    }
    .foregroundStyle(.white)
  }
}

/// Rings and numbers below the clock of the Lock Screen.
struct HabitLines: View {
  let habits: [Habit]

  var body: some View {
    HStack(spacing: 10) {
      HabitRingStack(habits: habits, width: 6, spacing: 2)
        .aspectRatio(1, contentMode: .fit)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(habits) { habit in
          HStack {
            Text(LocalizedStringKey(habit.name))
            Spacer(minLength: 4)
            Text(habit.progress, format: .percent)
              .monospacedDigit()
              .fontWeight(.semibold)
          }
        }
      }
      .font(.footnote)
      .lineLimit(1)
    }
  }
}

/// The habit that is closest to its goal.
struct HabitLine: View {
  let habits: [Habit]

  var body: some View {
    if let habit = habits.max(by: { $0.progress < $1.progress }) {
      Label {
        Text("\(habit.name) \(habit.progress, format: .percent)")
      } icon: {
        Image(systemName: habit.symbol)
      }
    }
  }
}
