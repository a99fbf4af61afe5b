import Foundation
import SwiftUI

/// The names of the styles of a chart, each with its symbol.
nonisolated struct ChartLegend: View {
  private let entries: [LegendEntry]
  private let ramp: LegendRamp?
  private let content: AnyView?
  private let isUpright: Bool

  /// Nothing where there is nothing to explain.
  init?(marks: [ChartMark], settings: ChartSettings, locale: Locale) {
    if settings.legend.isHidden { return nil }
    content = settings.legend.content
    isUpright = settings.legend.position.isBeside
    let channels = MarkChannels(marks.flatMap(\.withMasks))
    let isAsked = settings.legend.isAsked
    ramp = isAsked ? LegendRamp(channels.styles, settings.styles, locale) : nil
    entries = LegendEntry.all(marks, settings, channels)
    if entries.isEmpty, ramp == nil, content == nil { return nil }
  }

  var body: some View {
    if let content {
      content
    } else {
      VStack(alignment: .leading, spacing: 4) {
        if let ramp { ramp }
        if isUpright {
          rows(1)
        } else if !entries.isEmpty {
          ViewThatFits(in: .horizontal) {
            rows(entries.count)
            rows(max(1, (entries.count + 1) / 2))
            rows(2)
            rows(1)
          }
        }
      }
      .font(.caption2).foregroundStyle(Color.secondary)
    }
  }

  /// The names in rows of so many. Entries are 8 points apart, symbols 8 points wide and 5 before
  /// their names, as measured in screenshots.
  private func rows(_ count: Int) -> some View {
    let starts = Array(stride(from: 0, to: entries.count, by: max(1, count)))
    return VStack(alignment: .leading, spacing: 2) {
      ForEach(starts, id: \.self) { start in
        HStack(spacing: 8) {
          ForEach(start..<min(entries.count, start + count), id: \.self) { entries[$0] }
        }
      }
    }
  }
}

/// The name of a style with its symbol.
nonisolated struct LegendEntry: View {
  private let name: String
  private let mark: ChartMark
  private let look: MarkStyling

  /// An entry for every name, whatever it decides: marks of the same name look as one.
  static func all(
    _ marks: [ChartMark], _ settings: ChartSettings, _ channels: MarkChannels
  ) -> [LegendEntry] {
    let look = MarkStyling(settings: settings, channels: channels)
    let isRamp = settings.styles.isContinuous(channels.styles)
    let styles = isRamp ? [] : settings.styles.domain ?? channels.styles
    var data = channels.styles.isEmpty ? [] : styles
    for datum in (channels.symbols + channels.lines) where !data.contains(datum) {
      data.append(datum)
    }
    return data.map { datum in
      // A line before the points on it: its symbol is the one that is an outline.
      var mark =
        marks.first { $0.look.symbolBy == datum && $0.kind != .point }
        ?? marks.first { $0.look.symbolBy == datum || $0.look.lineBy == datum } ?? ChartMark(.point)
      let isStyled = styles.contains(datum) && !channels.styles.isEmpty
      mark.look.styleBy = isStyled ? datum : nil
      mark.look.style = nil
      mark.effects = []
      return LegendEntry(name: datum.name, mark: mark, look: look)
    }
  }

  private init(name: String, mark: ChartMark, look: MarkStyling) {
    (self.name, self.mark, self.look) = (name, mark, look)
  }

  var body: some View {
    HStack(spacing: 5) {
      symbol
      Text(verbatim: name).lineLimit(1)
    }
  }

  @ViewBuilder private var symbol: some View {
    let style = look.style(mark)
    if mark.look.lineBy != nil, mark.look.symbolBy == nil {
      Path { path in path.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 16, y: 4)]) }
        .stroke(style, style: look.line(mark)).frame(width: 16, height: 8)
    } else {
      let shape = mark.look.symbolBy == nil ? BasicChartSymbolShape.circle : look.symbol(mark)
      if let stroke = shape.stroke {
        AnyShape(shape.drawn).stroke(style, style: stroke).padding(stroke.lineWidth / 2)
          .frame(width: 8, height: 8)
      } else {
        AnyShape(shape).fill(style).frame(width: 8, height: 8)
      }
    }
  }
}

/// The colours of numbers, from the lowest to the highest.
nonisolated struct LegendRamp: View {
  private let gradient: Gradient
  private let (low, high): (String, String)

  /// Screenshots of rectangles styled by numbers and of bars styled by dates show no legend: it is
  /// there for numbers only, and only if it is asked for.
  init?(_ found: [_ChartDatum], _ styles: StyleScale, _ locale: Locale) {
    guard styles.isContinuous(found) else { return nil }
    let numbers = (styles.domain ?? found).compactMap { datum in
      if case .number(let number) = datum.kind { number } else { nil }
    }
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    let format = FloatingPointFormatStyle<Double>.number.locale(locale)
    (self.low, self.high) = (low.formatted(format), high.formatted(format))
    gradient = styles.colors
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: 8).clipShape(RoundedRectangle(cornerRadius: 2))
      HStack(spacing: 0) {
        Text(verbatim: low)
        Spacer(minLength: 4)
        Text(verbatim: high)
      }
      .frame(width: 100)
    }
  }
}

extension AnnotationPosition {
  /// Whether a legend there stands beside the chart.
  var isBeside: Bool { self == .leading || self == .trailing }
}
