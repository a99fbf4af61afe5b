import SwiftUI
import WidgetKit

/// The moment a page of specimens is drawn.
struct SpecimenEntry: TimelineEntry {
  let date: Date
}

/// Specimens never change.
struct SpecimenProvider: TimelineProvider {
  func placeholder(in context: Context) -> SpecimenEntry { SpecimenEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (SpecimenEntry) -> Void) {
    completion(SpecimenEntry(date: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<SpecimenEntry>) -> Void
  ) {
    completion(Timeline(entries: [SpecimenEntry(date: .now)], policy: .never))
  }
}

/// A page of specimens as a large widget: one topic, everything of it at a glance.
struct SpecimenPage<Content: View>: WidgetConfiguration {
  let title: String
  let summary: String
  let families: [WidgetFamily]
  @ViewBuilder let content: (SpecimenEntry) -> Content

  init(
    _ title: String, _ summary: String, families: [WidgetFamily] = [.systemLarge],
    @ViewBuilder content: @escaping (SpecimenEntry) -> Content
  ) {
    self.title = title
    self.summary = summary
    self.families = families
    self.content = content
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: title, provider: SpecimenProvider()) { entry in
      VStack(alignment: .leading, spacing: 8) {
        Text(title)
          .font(.headline)
          .unredacted()
        content(entry)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName(title)
    .description(summary)
    .supportedFamilies(families)
  }
}

/// A specimen with its name below.
struct Specimen<Content: View>: View {  // vitrine:ignore text-cut-off
  let name: LocalizedStringKey
  @ViewBuilder let content: Content

  init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 3) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(name)
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
  }
}
