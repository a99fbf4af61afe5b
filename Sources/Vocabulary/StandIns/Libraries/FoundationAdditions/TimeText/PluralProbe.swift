import Foundation

/// Finds the plural category of a whole number in any language that Foundation knows, without rules
/// of its own: numbers that give the word “day” the same form share a category.
struct PluralProbe {
  let locale: Locale

  /// A number of each category, in every language that has it.
  private static let examples = [("one", 1), ("two", 2), ("few", 3), ("many", 11), ("other", 100)]

  /// The categories whose words a number may take. More than one where the language does not tell
  /// them apart by the word for days.
  func categories(of value: Int) -> [String] {
    let form = days(abs(value))
    return Self.examples.filter { days($0.1) == form }.map(\.0)
  }

  /// The words for so many days, without the number.
  private func days(_ count: Int) -> String {
    let text = Duration.seconds(Int64(count) * 86_400).formatted(
      .units(allowed: [.days], width: .wide).locale(locale))
    let number = count.formatted(.number.locale(locale))
    return text.replacingOccurrences(of: number, with: "#")
  }
}
