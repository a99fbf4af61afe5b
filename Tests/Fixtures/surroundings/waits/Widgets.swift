import Foundation
import SwiftUI
import WidgetKit

/// The clock stands still; what waits for it must end all the same, and not at once.
@main struct Waits: WidgetBundle {
  var body: some Widget {
    Lines(kind: "waits", rows: Rows.waits)
  }
}

typealias Row = (name: String, value: String)

enum Rows {
  /// Whether a wait lasts as long as it should, to a tenth of a second.
  static func waits() -> [Row] {
    func lasts(_ wait: () -> Void) -> String {
      let start = ContinuousClock.now
      wait()
      let time = start.duration(to: .now)
      return time > .milliseconds(40) && time < .seconds(2) ? "as long as it should" : "\(time)"
    }
    return [
      ("Thread.sleep", lasts { Thread.sleep(forTimeInterval: 0.05) }),
      ("until a date", lasts { Thread.sleep(until: Date() + 0.05) }),
      ("semaphore", lasts { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05) }),
      ("wall", lasts { _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.05) }),
      (
        "condition",
        lasts {
          let condition = NSCondition()
          condition.lock()
          _ = condition.wait(until: Date() + 0.05)
          condition.unlock()
        }
      ),
      (
        "timer",
        lasts {
          let done = DispatchSemaphore(value: 0)
          DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.05) { done.signal() }
          done.wait()
        }
      ),
      (
        "task",
        lasts {
          let done = DispatchSemaphore(value: 0)
          Task.detached {
            try? await Task.sleep(for: .milliseconds(50))
            done.signal()
          }
          done.wait()
        }
      ),
      (
        "run loop",
        lasts {
          let done = DispatchSemaphore(value: 0)
          let thread = Thread {
            RunLoop.current.add(Timer(timeInterval: 1, repeats: true) { _ in }, forMode: .default)
            RunLoop.current.run(until: Date() + 0.05)
            done.signal()
          }
          thread.start()
          done.wait()
        }
      ),
    ]
  }
}

struct Lines: Widget {
  let kind: String
  let rows: @Sendable () -> [Row]

  init(kind: String, rows: @escaping @Sendable () -> [Row]) {
    (self.kind, self.rows) = (kind, rows)
  }
  init() { self.init(kind: "", rows: { [] }) }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { _ in LinesView(rows: rows()) }
      .configurationDisplayName(kind)
      .supportedFamilies([.systemLarge])
  }
}

struct LinesView: View {
  let rows: [Row]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows, id: \.name) { row in
        Text(verbatim: "\(row.name): \(row.value)").font(.system(size: 7)).lineLimit(1)
      }
    }
    .containerBackground(.white, for: .widget)
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
