import SwiftUI
import WidgetKit

struct MealEntry: TimelineEntry {
  var date: Date
  var meal: Meal
}

/// Answers in callbacks and from a task of its own, by the clock of then.
struct MealProvider: TimelineProvider {
  func placeholder(in context: Context) -> MealEntry {
    MealEntry(date: Date(), meal: Meal("Meal", at: "0:00", symbol: "fork.knife"))
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (MealEntry) -> Void) {
    DispatchQueue.main.async {
      completion(MealEntry(date: Date(), meal: Meal("Lunch", at: "12:30", symbol: "sun.max")))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<MealEntry>) -> Void
  ) {
    let meals = [
      Meal("Lunch", at: "12:30", symbol: "sun.max"), Meal("Dinner", at: "19:00", symbol: "moon"),
    ]
    Task {
      try? await Task.sleep(for: .milliseconds(5))
      let now = Date()
      let entries = meals.enumerated().map { index, meal in
        MealEntry(date: now.addingTimeInterval(Double(index) * 3600), meal: meal)
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }
}

public struct NextMealWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NextMeal", provider: MealProvider()) { entry in
      VStack(alignment: .leading) {
        MealRow(entry.meal)
        Spacer()
        Text(entry.date, style: .time).font(.title2)
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Next meal")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
