import AbsentCharts
import AbsentNetwork
import ShazamKit
import SwiftUI
import WidgetKit
import struct AbsentNetwork.Session
import class UIKit.UIColor

// Nobody has the two packages: what they declare is known only from this file.

struct Entry: TimelineEntry {
  let date: Date
  var status: Session.Status?
}

class Observer: SessionObserver {
  override init() { super.init() }
  override func description(of value: Int) -> String { "\(value)" }
}

struct Settings: Codable, Hashable {
  var token: AbsentNetwork.Token?
  @Stored("name") var name: String = "Ada"
}

extension Session: Identifiable {
  public var id: String { "session" }
}

extension Phase {
  var word: String {
    switch self {
    case .open: "open"
    case .closed(let reason): "closed \(reason)"
    }
  }
}

final class Loader: SessionDelegate {
  let session = Session(host: "example.org", port: .https)
  weak var owner: SessionOwner?

  func load() async throws -> String {
    session.delegate = self
    session.log("asked", nil, [], retries: 3)
    let answer = try await session.get(path: "/a", headers: ["a": "b"])
    guard let status = answer.status, answer.isFresh else { return "" }
    if case .failed = session.state { return "" }
    let hash = SHSignature.parts(of: Data()).map { String(format: "%02x", $0.byte) }.joined()
    return hash + answer.payload.text + "\(status)"
  }
}

/// It only tells the modules something, so it is drawn.
struct Provider: TimelineProvider {
  let loader = Loader()

  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, status: .open))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Session(host: "example.org", port: .https).fetch(id: 1) { result in
      completion(Timeline(entries: [Entry(date: result.date, status: .open)], policy: .never))
    }
  }
}

/// It needs a function for which none can stand.
struct AskingProvider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let isNear: (Int, Int, Int) -> Bool =
      Session(host: "example.org", port: .https).rule(id: 1)
    completion(Timeline(entries: isNear(1, 2, 3) ? [] : [Entry(date: .now)], policy: .never))
  }
}

struct Face: View {
  var entry: Entry

  var body: some View {
    VStack {
      Text(Phase.open == .open ? Phase.open.word : Settings().name)
      ForEach(Telemetry.shared.events) { Text($0.name) }
      LineChart(points: [1, 2]) { point in
        Text("a")
        Text("b")
      }
      .frame(height: 40)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct Telling: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "telling", provider: Provider()) { Face(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct Asking: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "asking", provider: AskingProvider()) { Face(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

@main struct Widgets: WidgetBundle {
  init() { Telemetry.configure(with: .standard) }

  var body: some Widget {
    Telling()
    Asking()
  }
}
