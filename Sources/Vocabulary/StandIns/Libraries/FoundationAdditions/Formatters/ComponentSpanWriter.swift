import Foundation

/// Chooses and writes the units of one span for ``DateComponentsFormatter``.
struct ComponentSpanWriter {
  typealias Part = TimeUnitText.Part

  let style: DateComponentsFormatter.UnitsStyle
  let zeros: DateComponentsFormatter.ZeroFormattingBehavior
  /// The most units to show; 0 for no limit.
  let limit: Int
  let locale: Locale

  func text(_ parts: [Part]) -> String {
    let isNegative = parts.contains { $0.value < 0 }
    let shown = limited(kept(parts.map { Part(abs($0.value), $0.unit) }))
    let text = style == .positional ? positional(shown, of: parts) : worded(shown)
    return isNegative ? "-" + text : text
  }

  /// Whatever the behaviour, the smallest unit stays when everything is zero.
  private func kept(_ parts: [Part]) -> [Part] {
    guard let last = parts.last else { return [] }
    if zeros.contains(.pad) { return parts }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let final = parts.lastIndex(where: { $0.value != 0 })
    else { return zeros.isEmpty ? parts : [last] }
    let byDefault = zeros.contains(.default)
    let dropsLeading = byDefault || zeros.contains(.dropLeading)
    let dropsMiddle = zeros.contains(.dropMiddle) || (byDefault && style != .positional)
    let dropsTrailing = zeros.contains(.dropTrailing) || (byDefault && style != .positional)
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !dropsLeading }
      return index > final ? !dropsTrailing : !dropsMiddle
    }.map(\.element)
  }

  private func limited(_ parts: [Part]) -> [Part] {
    guard limit > 0 else { return parts }
    let start = parts.firstIndex { $0.value != 0 } ?? max(0, parts.count - limit)
    return Array(parts[start...].prefix(limit))
  }

  /// Two digits for every unit but the first, which has them only when zeros are padded.
  private func positional(_ parts: [Part], of all: [Part]) -> String {
    let pads = zeros.contains(.pad)
    let numbers = parts.enumerated().map { index, part in
      let digits = index > 0 || (pads && all.count > 1) ? 2 : 1
      return part.value.formatted(
        .number.precision(.integerLength(digits...)).grouping(.never).locale(locale))
    }
    return numbers.joined(separator: ":")
  }

  private func worded(_ parts: [Part]) -> String {
    let writer = TimeUnitText(width: width, locale: locale)
    if style == .brief {
      // Apple's brief style closes up number and unit, which ICU's condensed width does not.
      return writer.joined(parts.map { writer.text($0).replacingOccurrences(of: " ", with: "") })
    }
    guard style == .spellOut else { return writer.text(parts) }
    let spelled = parts.map { part in
      let digits = part.value.formatted(.number.locale(locale))
      return writer.text(part).replacingOccurrences(of: digits, with: word(part.value))
    }
    return writer.joined(spelled)
  }

  private func word(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private var width: TimeUnitText.Width {
    switch style {
    case .abbreviated: .narrow
    case .brief: .condensed
    case .short: .abbreviated
    case .full, .spellOut, .positional: .wide
    }
  }
}
