import Foundation
import SwiftUI
import WidgetKit

/// One of many widgets; neighbours have different cards. Each is drawn in three families, light and
/// dark, and in two of the Lock Screen, in three states and seventeen entries, which makes 160
/// pictures; `run.py` writes the bundle, and the site's targets are measured on what it draws.
struct SampleWidget: Widget {
  var number = 0

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sample.\(number)", provider: SampleProvider(number: number)) {
      SampleView(entry: $0)
    }
    .configurationDisplayName(String(format: "Widget %02d", number))
    .description("One of many.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular,
    ])
  }
}

/// A moment of a widget's day.
struct SampleEntry: TimelineEntry {
  let date: Date
  /// Which widget it is of.
  let number: Int
  /// Its index in the timeline.
  let index: Int

  var tint: Color {
    let tints: [Color] = [.blue, .orange, .pink, .teal, .indigo, .green, .purple, .red]
    return tints[number % tints.count]
  }

  /// A number from 0 to 1 that differs from entry to entry and from widget to widget.
  func share(_ salt: Int = 0) -> Double {
    let mixed: Int = number * 37 + index * 53 + salt * 29
    return Double(mixed % 97) / 96
  }
}

/// Seventeen entries, half an hour apart.
struct SampleProvider: TimelineProvider {
  let number: Int

  func placeholder(in context: Context) -> SampleEntry {
    SampleEntry(date: Date(), number: number, index: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void
  ) {
    let entries = (0..<17).map { index in
      SampleEntry(
        date: Date().addingTimeInterval(Double(index) * 1800), number: number, index: index)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
