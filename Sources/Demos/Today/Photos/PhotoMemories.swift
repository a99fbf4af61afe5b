import SwiftUI
import WidgetKit

/// A picture worth looking back at.
struct Memory {
  let photoName: String
  let title: String
  let subtitle: String
  /// The hour of the day at which it is shown first.
  let hour: Int

  static let all = [
    Memory(photoName: "Peaks", title: "First Light", subtitle: "Blue Ridge, 2024", hour: 6),
    Memory(photoName: "Coast", title: "Slow Morning", subtitle: "Cala Verde, 2023", hour: 11),
    Memory(photoName: "Dunes", title: "Into the Dusk", subtitle: "Erg Chebbi, 2025", hour: 17),
    Memory(photoName: "Lake", title: "Northern Lights", subtitle: "Inari, 2022", hour: 21),
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
    MemoryEntry(date: Date(), memory: Memory.all[0])
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
    completion(Timeline(entries: entries, policy: .atEnd))
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
    .supportedFamilies([.systemSmall, .systemLarge, .systemExtraLarge])
    .contentMarginsDisabled()
  }
}

/// The photo, edge to edge, darker where the words are.
struct MemoryPhoto: View {
  let memory: Memory

  var body: some View {
    // A placeholder has no photo: the frame it will fill is a calm grey.
    Color(white: 0.56)
      .overlay {
        Image(memory.photoName)
          .resizable()
          .aspectRatio(contentMode: .fill)
      }
      .overlay {
        LinearGradient(
          stops: [
            .init(color: .black.opacity(0), location: 0.45),
            .init(color: .black.opacity(0.55), location: 1),
          ],
          startPoint: .top, endPoint: .bottom)
      }
      .clipped()
  }
}

/// Title and place at the bottom of the photo.
struct MemoryView: View {
  @Environment(\.widgetFamily) private var family

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
    .shadow(color: .black.opacity(0.3), radius: 3, x: 0, y: 1)
    .padding(isSmall ? 14 : 20)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview(as: .systemLarge) {
  PhotoMemories()
} timeline: {
  MemoryEntry(date: .now, memory: Memory.all[2])
  MemoryEntry(date: .now, memory: Memory.all[3])
}
