import SwiftUI
import WidgetKit

/// A picture worth looking back at.
struct Memory {
  let photoName: String
  let title: String
  let subtitle: String
  /// The hour of the day at which it is shown first.
  let hour: Int
  /// The photo as three colours, from top to bottom, until it is there.
  let tones: [Color]

  static let all = [
    Memory(
      photoName: "Peaks", title: "First Light", subtitle: "Blue Ridge, 2024", hour: 6,
      tones: [
        Color(red: 0.40, green: 0.45, blue: 0.61),
        Color(red: 0.72, green: 0.58, blue: 0.63),
        Color(red: 0.27, green: 0.26, blue: 0.42),
      ]),
    Memory(
      photoName: "Coast", title: "Slow Morning", subtitle: "Cala Verde, 2023", hour: 11,
      tones: [
        Color(red: 0.57, green: 0.78, blue: 0.91),
        Color(red: 0.37, green: 0.69, blue: 0.77),
        Color(red: 0.62, green: 0.82, blue: 0.76),
      ]),
    Memory(
      photoName: "Dunes", title: "Into the Dusk", subtitle: "Erg Chebbi, 2025", hour: 17,
      tones: [
        Color(red: 0.36, green: 0.26, blue: 0.42),
        Color(red: 0.81, green: 0.49, blue: 0.44),
        Color(red: 0.66, green: 0.36, blue: 0.33),
      ]),
    Memory(
      photoName: "Lake", title: "Northern Lights", subtitle: "Inari, 2022", hour: 21,
      tones: [
        Color(red: 0.21, green: 0.36, blue: 0.48),
        Color(red: 0.22, green: 0.42, blue: 0.51),
        Color(red: 0.16, green: 0.32, blue: 0.42),
      ]),
  ]
}

/// The memory of a time of the day.
struct MemoryEntry: TimelineEntry {
  let date: Date
  let memory: Memory
}

/// Four memories a day, each from its own hour on.
struct MemoryProvider: TimelineProvider {
  func placeholder(in context: Context) -> MemoryEntry {
    MemoryEntry(date: Date(), memory: Memory.all[2])
  }

  func getSnapshot(in context: Context, completion: @escaping (MemoryEntry) -> Void) {
    // The gallery always shows the most beautiful one.
    let memory = context.isPreview ? Memory.all[2] : memory(at: Date())
    completion(MemoryEntry(date: Date(), memory: memory))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MemoryEntry>) -> Void) {
    let now = Date()
    let midnight = Calendar.current.startOfDay(for: now)
    var entries = [MemoryEntry(date: now, memory: memory(at: now))]
    for memory in Memory.all {
      let date = midnight.addingTimeInterval(TimeInterval(memory.hour) * 3600)
      if date > now {
        entries.append(MemoryEntry(date: date, memory: memory))
      }
    }
    completion(Timeline(entries: entries, policy: entries.count == 1 ? .tomorrow : .atEnd))
  }

  private func memory(at date: Date) -> Memory {
    let hour = Calendar.current.component(.hour, from: date)
    return Memory.all.last { $0.hour <= hour } ?? Memory.all[3]
  }
}

/// Pictures from other years.
struct PhotoMemories: Widget {
  static let kind = "PhotoMemories"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: MemoryProvider()) { entry in
      MemoryView(entry: entry)
        .widgetURL(URL(string: "today://memories/\(entry.memory.photoName)"))
        .containerBackground(for: .widget) { MemoryPhoto(memory: entry.memory) }
    }
    .configurationDisplayName("Memories")
    .description("Look back at places you have been.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    .contentMarginsDisabled()
  }
}

/// The photo, edge to edge, darker where the words are.
struct MemoryPhoto: View {
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  let memory: Memory

  var body: some View {
    Color.clear
      .overlay {
        if redactionReasons.contains(.placeholder) {
          LinearGradient(colors: tones, startPoint: .top, endPoint: .bottom)
        } else {
          Image(memory.photoName)  // vitrine:ignore large-image
            .resizable()
            .widgetAccentedRenderingMode(.fullColor)
            .aspectRatio(contentMode: .fill)
        }
      }
      .mask { shade(from: 1, to: showsBackground ? 1 : 0.25) }
      .overlay { shade(from: 0, to: showsBackground ? 0.55 : 0) }
      .clipped()
  }

  /// Darkness towards the words. Where the background is removed, everything drawn may turn
  /// white, so the photo fades instead of being darkened.
  private func shade(from start: Double, to end: Double) -> some View {
    LinearGradient(
      stops: [
        .init(color: .black.opacity(start), location: 0.45),
        .init(color: .black.opacity(end), location: 1),
      ],
      startPoint: .top, endPoint: .bottom)
  }

  private var tones: [Color] {
    renderingMode == .fullColor ? memory.tones : [.white.opacity(0.15)]
  }
}

/// Title and place at the bottom of the photo.
struct MemoryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  let entry: MemoryEntry

  private var isSmall: Bool { family == .systemSmall }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Spacer()
      Text(entry.memory.title)
        .font(isSmall ? .subheadline.weight(.bold) : .title2.weight(.bold))
      Text(entry.memory.subtitle)
        .font(isSmall ? .caption2.weight(.medium) : .subheadline.weight(.medium))
        .opacity(0.85)
    }
    .lineLimit(1)
    .foregroundStyle(.white)
    .shadow(color: .black.opacity(showsBackground ? 0.3 : 0), radius: 3, x: 0, y: 1)
    .padding(isSmall ? 14 : 20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      // Tinted Home Screens and StandBy remove the background; without its photo nothing is left.
      if !showsBackground {
        MemoryPhoto(memory: entry.memory)
      }
    }
  }
}

#Preview(as: .systemLarge) {
  PhotoMemories()
} timeline: {
  MemoryEntry(date: .now, memory: Memory.all[2])
  MemoryEntry(date: .now, memory: Memory.all[3])
}
