import SwiftUI
import WidgetKit

/// What goes wrong when it is drawn.
enum Fault: String, CaseIterable {
  case index, precondition, unwrapping, recursion, number, exclusivity, overflow, cast, range,
    sorting
  case message, signal
}

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

final class Counter { var count = 0 }

struct Rows {
  var names: [String] = []
  let counter = Counter()

  func name(_ index: Int) -> String {
    names[index]
  }

  func checked() -> String {
    precondition(!names.isEmpty, "rows must not be empty")
    return names[0]
  }

  func first() -> String {
    names.first!
  }

  func depth(_ level: Int) -> Int {
    depth(level + 1) + level
  }

  func percent(of total: Double) -> Int {
    Int(Double(names.count) / total * 0)
  }

  func bump(_ count: inout Int, _ again: () -> Void) {
    again()
    count += 1
  }

  func overlapping() -> Int {
    bump(&counter.count) { counter.count += 1 }
    return counter.count
  }

  func sum(_ values: [Int8]) -> Int8 {
    values.reduce(0) { $0 + $1 }
  }

  func cast(_ value: Any) -> String {
    value as! String
  }

  func days(_ count: Int) -> [Int] {
    Array(1...count)
  }

  func ended() -> String {
    kill(getpid(), SIGTERM)
    sleep(3)
    return "still here"
  }

  func sorted(_ values: [Int]) -> [Int] {
    values.sorted { a, b in
      names[a] < names[b]
    }
  }
}

struct FaultyView: View {
  let fault: Fault
  private let rows = Rows()

  var body: some View {
    VStack {
      ForEach(0..<1) { _ in
        Text(text)
      }
    }
    .containerBackground(.background, for: .widget)
  }

  private var text: String {
    switch fault {
    case .index: rows.name(7)
    case .precondition: rows.checked()
    case .unwrapping: rows.first()
    case .recursion: "\(rows.depth(0))"
    case .number: "\(rows.percent(of: 0))"
    case .exclusivity: "\(rows.overlapping())"
    case .overflow: "\(rows.sum([100, 100]))"
    case .cast: rows.cast(7)
    case .range: "\(rows.days(0))"
    case .sorting: "\(rows.sorted([2, 1]))"
    case .message: fatalError("Two lines:\nthe second")
    case .signal: rows.ended()
    }
  }
}

@MainActor func widget(_ fault: Fault) -> some WidgetConfiguration {
  StaticConfiguration(kind: fault.rawValue, provider: MomentProvider()) { _ in
    FaultyView(fault: fault)
  }
  .supportedFamilies([.systemSmall])
}

struct IndexWidget: Widget { var body: some WidgetConfiguration { widget(.index) } }
struct PreconditionWidget: Widget { var body: some WidgetConfiguration { widget(.precondition) } }
struct UnwrappingWidget: Widget { var body: some WidgetConfiguration { widget(.unwrapping) } }
struct RecursionWidget: Widget { var body: some WidgetConfiguration { widget(.recursion) } }
struct NumberWidget: Widget { var body: some WidgetConfiguration { widget(.number) } }
struct ExclusivityWidget: Widget { var body: some WidgetConfiguration { widget(.exclusivity) } }
struct OverflowWidget: Widget { var body: some WidgetConfiguration { widget(.overflow) } }
struct CastWidget: Widget { var body: some WidgetConfiguration { widget(.cast) } }
struct RangeWidget: Widget { var body: some WidgetConfiguration { widget(.range) } }
struct SortingWidget: Widget { var body: some WidgetConfiguration { widget(.sorting) } }
struct MessageWidget: Widget { var body: some WidgetConfiguration { widget(.message) } }
struct SignalWidget: Widget { var body: some WidgetConfiguration { widget(.signal) } }

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    IndexWidget()
    PreconditionWidget()
    UnwrappingWidget()
    RecursionWidget()
    NumberWidget()
    ExclusivityWidget()
    OverflowWidget()
    CastWidget()
    RangeWidget()
    SortingWidget()
    MessageWidget()
    SignalWidget()
  }
}
