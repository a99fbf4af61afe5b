import Foundation
import SwiftUI
import WidgetKit

/// What no answer can be fixed for: each shows something else in every run, and has to be caught.
@main struct Leaks: WidgetBundle {
  var body: some Widget {
    Leak(kind: "addresses") {
      let object = NSObject()
      return "\(Unmanaged.passUnretained(object).toOpaque())"
    }
    Leak(kind: "elapsed") {
      let start = ContinuousClock.now
      return "\((0..<1000).reduce(0, +)) in \(start.duration(to: .now))"
    }
    Leak(kind: "monotonic") { "\(DispatchTime.now().uptimeNanoseconds)" }
    Leak(kind: "wall") { "\(DispatchWallTime.now().rawValue)" }
    Leak(kind: "hashes") { "\(Set((0..<32).map { "element \($0)" }).joined(separator: " "))" }
    Leak(kind: "steady") { "always the same" }
  }
}

struct Leak: Widget {
  let kind: String
  let value: @Sendable () -> String

  init(kind: String, value: @escaping @Sendable () -> String) {
    (self.kind, self.value) = (kind, value)
  }
  init() { self.init(kind: "") { "" } }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { _ in
      VStack {
        Text(verbatim: kind)
        Text(verbatim: value()).font(.caption2)
      }
      .containerBackground(.white, for: .widget)
    }
    .configurationDisplayName(kind)
    .supportedFamilies([.systemMedium])
  }
}

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: Date())], policy: .never))
  }
}
