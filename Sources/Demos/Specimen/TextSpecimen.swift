import SwiftUI
import WidgetKit

/// What a text can hold and how it fits.
struct TextSpecimen: Widget {  // vitrine:ignore text-cut-off, low-contrast-text
  private static let words = "The quick brown fox jumps over the lazy dog"

  var body: some WidgetConfiguration {
    SpecimenPage("Text", "Markdown, runs, dates, truncation, scaling and alignment.") { entry in
      VStack(alignment: .leading, spacing: 7) {
        Text("**Bold**, *italic*, `code`, ~~struck~~ and a [link](https://example.com)")
        Text("Sum ").foregroundStyle(.secondary) + Text("42").bold().foregroundColor(.orange)
          + Text("km").font(.caption).baselineOffset(6)
        HStack(spacing: 16) {
          Text("Underlined").underline(true, color: .red)
          Text("Dotted").underline(true, pattern: .dot, color: .blue)
          Text("Struck").strikethrough(true, color: .secondary)
        }
        Divider()
        dates(entry.date)
        Divider()
        Text(Self.words).lineLimit(1)
        Text(Self.words).lineLimit(1).truncationMode(.middle)
        Text(Self.words).lineLimit(1).truncationMode(.head)
        Text(Self.words).lineLimit(1).minimumScaleFactor(0.5)
        Divider()
        HStack(alignment: .top, spacing: 12) {
          Text("Three lines that begin together").multilineTextAlignment(.leading)
          Text("Three lines about the middle").multilineTextAlignment(.center)
          Text("Three lines that end together").multilineTextAlignment(.trailing)
        }
        .font(.caption)
      }
      .font(.subheadline)
    }
  }

  private func dates(_ now: Date) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 3) {
      GridRow {
        Text(now, style: .date)
        Text(now, style: .time)
        Text(now.addingTimeInterval(5025), style: .timer)
      }
      GridRow {
        Text(now.addingTimeInterval(-674), style: .relative)
        Text(now.addingTimeInterval(-8000), style: .offset)
        Text(now...now.addingTimeInterval(5400))
      }
    }
    .font(.footnote.monospacedDigit())
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}
