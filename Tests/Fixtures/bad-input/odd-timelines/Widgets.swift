import SwiftUI
import WidgetKit

struct Step: TimelineEntry {
  let date: Date
  var name = ""
}

/// What a provider answers, or does not.
enum Answer { case nothing, unsorted, never, trap, hang }

struct OddProvider: TimelineProvider {
  let answer: Answer

  func placeholder(in context: Context) -> Step { Step(date: .now, name: "Placeholder") }

  func getSnapshot(in context: Context, completion: @escaping (Step) -> Void) {
    completion(Step(date: .now, name: "Snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Step>) -> Void) {
    switch answer {
    case .nothing: completion(Timeline(entries: [], policy: .atEnd))
    case .unsorted:
      let now = Date.now
      let hours = [3, 1, 2, 1]
      let entries = hours.map { hour in
        Step(date: now.addingTimeInterval(Double(hour) * 3600), name: "Hour \(hour)")
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    case .never: break
    case .trap: fatalError("The provider gave up")
    case .hang: while true {}
    }
  }
}

struct StepView: View {
  let step: Step
  var body: some View { Text(step.name).containerBackground(.background, for: .widget) }
}

struct EmptyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "empty", provider: OddProvider(answer: .nothing)) {
      StepView(step: $0)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct UnsortedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unsorted", provider: OddProvider(answer: .unsorted)) {
      StepView(step: $0)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NeverWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "never", provider: OddProvider(answer: .never)) { StepView(step: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct TrapWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trap", provider: OddProvider(answer: .trap)) { StepView(step: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct HangWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "hang", provider: OddProvider(answer: .hang)) { StepView(step: $0) }
      .supportedFamilies([.systemSmall])
  }
}

@main
struct OddTimelines: WidgetBundle {
  var body: some Widget {
    EmptyWidget()
    UnsortedWidget()
    NeverWidget()
    TrapWidget()
    HangWidget()
  }
}
