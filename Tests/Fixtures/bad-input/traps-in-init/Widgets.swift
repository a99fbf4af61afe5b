import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct MomentProvider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

/// The configuration of all of them.
@MainActor func plain(_ kind: String) -> some WidgetConfiguration {
  StaticConfiguration(kind: kind, provider: MomentProvider()) { _ in
    Text(kind).containerBackground(.background, for: .widget)
  }
  .configurationDisplayName("The \(kind)")
  .supportedFamilies([.systemSmall])
}

struct First: Widget {
  var body: some WidgetConfiguration { plain("first") }
}

struct TrapsInInit: Widget {
  init() { fatalError("no group container") }
  var body: some WidgetConfiguration { plain("init") }
}

struct TrapsInBody: Widget {
  private let kinds: [String] = []
  var body: some WidgetConfiguration {
    plain(kinds[0])
  }
}

struct Exits: Widget {
  init() { exit(0) }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "leaves", provider: MomentProvider()) { _ in Text("left") }
  }
}

struct Hangs: Widget {
  init() { while true {} }
  var body: some WidgetConfiguration { plain("hangs") }
}

struct Last: Widget {
  var body: some WidgetConfiguration { plain("last") }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    First()
    TrapsInInit()
    TrapsInBody()
    Exits()
    Hangs()
    Last()
    TrapsInProvider()
    TrapsAndStores()
  }
}

#Preview("Sound") { Text("Sound") }

#Preview("Broken", as: .systemSmall) {
  preconditionFailure("no preview data")
} timeline: {
  Moment(date: .now)
}

#Preview("Sound too") { Text("Sound too") }

struct TrappingProvider: TimelineProvider {
  init() { fatalError("no database") }
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {}
}

struct TrapsInProvider: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "provider", provider: TrappingProvider()) { _ in
      Text("previewed").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TrapsAndStores: Widget {
  let account: String

  init() { fatalError("nobody is signed in") }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "stores", provider: MomentProvider()) { _ in Text(account) }
      .configurationDisplayName("The account")
      .description("Who is signed in")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

#Preview("Entries need no provider", as: .systemSmall) {
  TrapsInProvider()
} timeline: {
  Moment(date: .now)
}
