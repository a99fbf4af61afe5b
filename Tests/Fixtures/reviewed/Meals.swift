import SwiftUI
import WidgetKit

struct Meal: Identifiable {
  let name: String
  let time: String
  let symbol: String
  var id: String { name }
}

struct MealEntry: TimelineEntry {
  let date: Date
  let meals: [Meal]
}

struct MealProvider: TimelineProvider {
  static let meals = [
    Meal(name: "Breakfast", time: "8:00", symbol: "sunrise"),
    Meal(name: "Dinner", time: "19:00", symbol: "moon.stars"),
    Meal(name: "Supper", time: "22:00", symbol: "bed.double"),
  ]

  func placeholder(in context: Context) -> MealEntry {
    MealEntry(date: .now, meals: Self.meals)
  }
  func getSnapshot(in context: Context, completion: @escaping (MealEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<MealEntry>) -> Void) {
    let entries = [0, 3600].map {
      MealEntry(date: .now.addingTimeInterval($0), meals: Self.meals)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// Rows: one more is a change of its structure.
struct MealsView: View {
  let entry: MealEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(entry.meals) { meal in
        HStack {
          Image(systemName: meal.symbol).foregroundStyle(.orange)
          Text(meal.name).font(.footnote)
          Spacer()
          Text(meal.time).font(.caption2).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct Meals: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "meals", provider: MealProvider()) { MealsView(entry: $0) }
      .configurationDisplayName("Meals")
      .description("What there is to eat today.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// One figure: another font is a change of how it looks.
struct NextMeal: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "next-meal", provider: MealProvider()) { entry in
      VStack(spacing: 2) {
        Text("Next meal").font(.caption)
        Text(entry.meals[0].name).font(.system(size: 22, weight: .semibold))
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Next Meal")
    .description("The next thing to eat.")
    .supportedFamilies([.systemSmall])
  }
}

/// A colour of a theme: another one is one change in many pictures.
struct Reminder: Widget {
  static let accent = Color.blue

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "reminder", provider: MealProvider()) { entry in
      Label(entry.meals[1].name, systemImage: "bell.fill")
        .foregroundStyle(Self.accent)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Reminder")
    .description("Says when it is time.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@main
struct MealBundle: WidgetBundle {
  var body: some Widget {
    Meals()
    NextMeal()
    Reminder()
  }
}
