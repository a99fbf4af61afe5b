import AppIntents
import SwiftUI
import WidgetKit

struct Course: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Course" }
}

/// Answers after a while, by the clock of then.
struct LastMealProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> MealEntry {
    MealEntry(date: Date(), meal: Meal("Meal", at: "0:00", symbol: "fork.knife"))
  }

  func snapshot(for configuration: Course, in context: Context) async -> MealEntry {
    try? await Task.sleep(for: .milliseconds(5))
    return MealEntry(date: Date(), meal: Meal("Breakfast", at: "8:00", symbol: "sunrise"))
  }

  func timeline(for configuration: Course, in context: Context) async -> Timeline<MealEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

public struct LastMealWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "LastMeal", intent: Course.self, provider: LastMealProvider()) {
      Text("\($0.meal.name) before \($0.date, style: .time)")
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
