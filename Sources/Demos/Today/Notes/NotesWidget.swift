import SwiftUI
import WidgetKit

/// A note.
struct Note: Identifiable, Hashable {
  let id: Int
  let title: String
  let text: String
  let date: Date

  var url: URL { URL(string: "today://notes/\(id)")! }

  static func samples(at date: Date) -> [Note] {
    [
      Note(
        id: 1, title: "Summer House", text: "Paint the shutters, call Jonas about the well, seeds",
        date: date.addingTimeInterval(-40 * 60)),
      Note(
        id: 2, title: "Lisbon", text: "Tram 28 early, Gulbenkian, pastéis on Sunday",
        date: date.addingTimeInterval(-5 * 3600)),
      Note(
        id: 3, title: "Sourdough", text: "480 g water, 600 g flour, 12 g salt, fold four times",
        date: date.addingTimeInterval(-9 * 3600)),
    ]
  }
}

/// The notes as they were last saved.
struct NotesEntry: TimelineEntry {
  let date: Date
  let notes: [Note]
}

/// Notes change only when somebody writes, so the timeline never ends: the app reloads it.
struct NotesProvider: TimelineProvider {
  func placeholder(in context: Context) -> NotesEntry {
    NotesEntry(date: Date(), notes: Note.samples(at: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (NotesEntry) -> Void) {
    completion(NotesEntry(date: Date(), notes: Note.samples(at: Date())))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NotesEntry>) -> Void) {
    let entry = NotesEntry(date: Date(), notes: Note.samples(at: Date()))
    completion(Timeline(entries: [entry], policy: .never))
  }
}

/// The latest notes, on a pad.
struct NotesWidget: Widget {
  static let kind = "Notes"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: NotesProvider()) { entry in
      NotesView(entry: entry)
        .containerBackground(Color("Paper"), for: .widget)
    }
    .configurationDisplayName("Notes")
    .description("Open your latest notes.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }

  /// Called by the app after a note was saved.
  static func reload() {
    WidgetCenter.shared.reloadTimelines(ofKind: kind)
  }
}

/// A yellow strip above one note, or above a list of links.
struct NotesView: View {
  @Environment(\.widgetFamily) private var family

  let entry: NotesEntry

  var body: some View {
    VStack(spacing: 0) {
      PadHeader(isWide: family == .systemMedium)
      Group {
        if family == .systemMedium {
          NoteRows(notes: entry.notes)
        } else if let note = entry.notes.first {
          NotePage(note: note)
            .widgetURL(note.url)
        }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// The bound edge of the pad.
private struct PadHeader: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let isWide: Bool

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "note.text")
      Text("Notes")
        .unredacted()
      Spacer()
      if isWide {
        Link(destination: URL(string: "today://notes/new")!) {  // vitrine:ignore small-tap-target
          Image(systemName: "square.and.pencil")
        }
      }
    }
    .font(.footnote.weight(.semibold))
    .foregroundStyle(isColored ? Color("NotesInk") : Color.primary)
    .widgetAccentable()
    .padding(.horizontal, 16)
    .frame(height: 36)
    .background {
      // Without its colour the strip would hide what stands on it.
      if isColored {
        LinearGradient(
          colors: [Color("NotesYellowLight"), Color("NotesYellow")],
          startPoint: .top, endPoint: .bottom)
      }
    }
    .overlay(alignment: .bottom) {
      Rectangle()
        .fill(Color.black.opacity(0.12))
        .frame(height: 0.5)
    }
  }
  private var isColored: Bool { renderingMode == .fullColor }
}

/// The latest note.
private struct NotePage: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(note.title)
        .font(.subheadline.weight(.semibold))
        .lineLimit(1)
      Text(note.text)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(3)
      Spacer(minLength: 2)
      Text(note.date, style: .time)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.top, 10)
    .padding(.bottom, 12)
  }
}

/// Three notes, each of them a link.
private struct NoteRows: View {
  let notes: [Note]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(notes, id: \.id) { note in
        if note != notes.first {
          Divider()
        }
        Link(destination: note.url) {  // vitrine:ignore small-tap-target
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(note.title)
              .font(.footnote.weight(.semibold))
              .layoutPriority(1)
            Text(note.text)
              .font(.footnote)
              .foregroundStyle(.secondary)
              .truncationMode(.tail)
            Spacer(minLength: 0)
            Text(note.date, style: .time)
              .font(.caption)
              .foregroundStyle(.secondary)
              .layoutPriority(2)
          }
          .lineLimit(1)
          .foregroundStyle(Color.primary)
          .frame(maxHeight: .infinity)
        }
      }
    }
  }
}

#Preview(as: .systemMedium) {
  NotesWidget()
} timeline: {
  NotesEntry(date: .now, notes: Note.samples(at: .now))
}
