import SwiftUI
import WidgetKit

struct Step: TimelineEntry {
  let date: Date
  var name = ""
  var bytes: [UInt8] = []
}

/// What there is too much of.
enum Excess { case entries, waiting, memory }

struct GreedyProvider: TimelineProvider {
  let excess: Excess

  func placeholder(in context: Context) -> Step { Step(date: .now, name: "Placeholder") }

  func getSnapshot(in context: Context, completion: @escaping (Step) -> Void) {
    completion(Step(date: .now, name: "Snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Step>) -> Void) {
    let now = Date.now
    switch excess {
    case .entries:
      let entries = (0..<200_000).map {
        Step(date: now.addingTimeInterval(Double($0)), name: "\($0)")
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    case .waiting:
      Task {
        for await _ in AsyncStream(unfolding: { try? await Task.sleep(nanoseconds: 1_000_000) }) {}
        completion(Timeline(entries: [], policy: .atEnd))
      }
    case .memory:
      var entries: [Step] = []
      while true {
        entries.append(Step(date: now, bytes: [UInt8](repeating: 1, count: 16 << 20)))
      }
    }
  }
}

struct StepView: View {
  let step: Step
  var body: some View { Text(step.name).containerBackground(.background, for: .widget) }
}

struct ManyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "many", provider: GreedyProvider(excess: .entries)) {
      StepView(step: $0)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct EndlessWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "endless", provider: GreedyProvider(excess: .waiting)) {
      StepView(step: $0)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GreedyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "greedy", provider: GreedyProvider(excess: .memory)) {
      StepView(step: $0)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct OddSizes: WidgetBundle {
  var body: some Widget {
    ManyWidget()
    EndlessWidget()
    GreedyWidget()
  }
}
