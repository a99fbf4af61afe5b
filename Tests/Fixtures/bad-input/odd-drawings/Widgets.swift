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

/// Lengths no layout can have.
struct OddLengths: View {
  let length: CGFloat

  var body: some View {
    VStack(spacing: length) {
      Text("Before").padding(length)
      Color.red.frame(width: length, height: length)
      Rectangle().frame(minWidth: length, maxWidth: length).offset(x: length, y: length)
      Circle().trim(from: length, to: length).stroke(.blue, lineWidth: length).scaleEffect(length)
      Text("After").font(.system(size: length)).rotationEffect(.degrees(Double(length)))
      Path { path in
        path.move(to: CGPoint(x: length, y: length))
        path.addLine(to: CGPoint(x: 10, y: length))
      }
      .stroke().blur(radius: length).opacity(Double(length)).aspectRatio(length, contentMode: .fit)
      ProgressView(value: Double(length))
      Gauge(value: Double(length)) { Text("Level") }
      RoundedRectangle(cornerRadius: length).shadow(radius: length).position(x: length, y: length)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct NotANumberWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "nan", provider: OneEntry()) { _ in OddLengths(length: .nan) }
      .supportedFamilies([.systemSmall])
  }
}

struct InfiniteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "infinite", provider: OneEntry()) { _ in
      OddLengths(length: .infinity)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NegativeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "negative", provider: OneEntry()) { _ in OddLengths(length: -20) }
      .supportedFamilies([.systemSmall])
  }
}

struct HugeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "huge", provider: OneEntry()) { _ in
      OddLengths(length: .greatestFiniteMagnitude)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// A tree far deeper than anybody writes.
struct DeepWidget: Widget {
  static func nest(_ depth: Int) -> AnyView {
    var view = AnyView(Text("Deep down"))
    for _ in 0..<depth { view = AnyView(VStack { view }) }
    return view
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "deep", provider: OneEntry()) { _ in
      Self.nest(10_000).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Names nobody has drawn or put into a catalog.
struct UnknownNamesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unknown-names", provider: OneEntry()) { _ in
      VStack {
        Image("NoSuchPhoto")
        Image(systemName: "heart.fil")
        Color("NoSuchColour")
        Text("Text").font(.custom("NoSuchFont", size: 12))
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct OddDrawings: WidgetBundle {
  var body: some Widget {
    NotANumberWidget()
    InfiniteWidget()
    NegativeWidget()
    HugeWidget()
    DeepWidget()
    UnknownNamesWidget()
  }
}
