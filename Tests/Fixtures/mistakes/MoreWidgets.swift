import AppIntents
import SwiftUI
import WidgetKit

struct MoreMistakes: WidgetBundle {
  var body: some Widget {
    Tiny()
    Plate()
    Outside()
    Nameless()
    SmallTarget()
    SmallLink()
    LargePicture()
    Album()
    Repeats()
    Gap()
  }
}

struct Tiny: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tiny", provider: Provider()) { _ in TinyView() }
      .supportedFamilies([.systemSmall])
  }
}

struct TinyView: View {
  var body: some View {
    Text("Tiny words").font(.system(size: 8))
      .containerBackground(.background, for: .widget)
  }
}

struct Plate: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plate", provider: Provider()) { _ in PlateView() }
      .supportedFamilies([.accessoryRectangular])
  }
}

struct PlateView: View {
  var body: some View {
    Text("White words").foregroundStyle(.white).padding()
      .background(.white)
      .containerBackground(.clear, for: .widget)
  }
}

struct Outside: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Outside", provider: Provider()) { _ in OutsideView() }
      .supportedFamilies([.systemSmall])
  }
}

struct OutsideView: View {
  var body: some View {
    Text("Words that leave").offset(x: 60)
      .containerBackground(.background, for: .widget)
  }
}

struct Press: AppIntent {
  static let title: LocalizedStringResource = "Press"
  func perform() async throws -> some IntentResult { .result() }
}

struct Nameless: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Nameless", provider: Provider()) { _ in NamelessView() }
      .supportedFamilies([.systemSmall])
  }
}

struct NamelessView: View {
  var body: some View {
    Button(intent: Press()) { Circle().frame(width: 50, height: 50) }
      .buttonStyle(.plain)
      .containerBackground(.background, for: .widget)
  }
}

struct SmallTarget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SmallTarget", provider: Provider()) { _ in SmallTargetView() }
      .supportedFamilies([.systemMedium])
  }
}

struct SmallTargetView: View {
  var body: some View {
    Link("Open", destination: URL(string: "https://example.org")!)
      .containerBackground(.background, for: .widget)
  }
}

struct SmallLink: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SmallLink", provider: Provider()) { _ in SmallLinkView() }
      .supportedFamilies([.accessoryCircular])
  }
}

struct SmallLinkView: View {
  var body: some View {
    Link("Go", destination: URL(string: "https://example.org")!)
      .containerBackground(.clear, for: .widget)
  }
}

struct LargePicture: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LargePicture", provider: Provider()) { _ in LargePictureView() }
      .supportedFamilies([.systemSmall])
  }
}

struct LargePictureView: View {
  var body: some View {
    Image("wall").resizable().scaledToFit()
      .containerBackground(.background, for: .widget)
  }
}

/// Many photos, each another.
struct Album: Widget {
  struct Photo: TimelineEntry {
    var date: Date
    var number: UInt8 = 0
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Photo { Photo(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Photo) -> Void) {
      completion(Photo(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Photo>) -> Void) {
      let photos = (0..<8).map {
        Photo(date: .now.addingTimeInterval(Double($0) * 3600), number: UInt8($0))
      }
      completion(Timeline(entries: photos, policy: .after(.now.addingTimeInterval(8 * 3600))))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Album", provider: Provider()) { photo in
      let data = UIImage(named: "wall")!.pngData()! + [photo.number]
      Image(uiImage: UIImage(data: data)!).resizable().scaledToFit()
        .accessibilityLabel("A wall")
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Repeats: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Repeats", provider: RepeatingProvider()) { _ in Text("Still") }
      .supportedFamilies([.accessoryRectangular])
  }
}

struct RepeatingProvider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let entries = (0..<3).map { Entry(date: .now + Double($0) * 3600) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct Gap: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Gap", provider: Provider()) { _ in
      Text("Words").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemLarge])
  }
}
