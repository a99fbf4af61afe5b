import SwiftUI
import WidgetKit

/// One entry, so that each drawing below is a widget of its own.
struct Now: TimelineEntry { let date: Date }

struct OneEntry: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
    completion(Now(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
    completion(Timeline(entries: [Now(date: .now)], policy: .never))
  }
}

/// Markup, control characters, a lone surrogate's replacement, direction marks: all of it is text.
let hostile = "<script>alert(1)</script>\u{0}\u{7}\u{1B}[31m\u{FFFE}\u{202E}]]>&amp;\"'`${x}\n-->"

@main
struct HostileWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "../../" + hostile, provider: OneEntry()) { _ in
      VStack {
        Text(verbatim: hostile)
        Text(.now, style: .relative)
        Image(systemName: hostile)
        Image(hostile).accessibilityLabel(hostile)
        Link(hostile, destination: URL(string: "javascript:alert(1)")!)
        Label(hostile, systemImage: "star")
      }
      .font(.custom(hostile, size: 10))
      .widgetURL(URL(string: "data:text/html,<script>")!)
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName(Text(verbatim: hostile))
    .description(Text(verbatim: hostile))
    .supportedFamilies([.systemMedium])
  }
}
