/// Numbers of the system that decide when widgets are reloaded: those that Apple publishes, and
/// what is assumed where it is silent; `themes/days/assumptions.json`.
package struct SystemAssumptions: Hashable, Sendable {
  /// What numbers there are.
  package enum Name: String, CaseIterable, Sendable {
    case reloadsOften, reloadsSometimes, reloadsRarely, savedReloads
    case minutesBetweenReloads, minutesTogether, minutesUntilStale, minutesUntilRetry
    case minutesInForeground, minutesOfLoading
    case looksOften, looksSometimes, looksRarely, minutesBetweenRotations
  }

  /// A number with what it means.
  package struct Assumption: Hashable, Sendable, Codable {
    package var value: Double
    /// A sentence with `{0}` for the value.
    package var says: String
    /// Whence it is, or why it is assumed.
    package var source: String
    /// Whether Apple publishes no such number.
    package var isAssumed: Bool?

    /// The sentence with its number.
    package var sentence: String {
      let isWhole = value == value.rounded() && abs(value) < 1e9
      return says.replacing("{0}", with: isWhole ? "\(Int(value))" : "\(value)")
    }
  }

  private static let file = "days/assumptions.json"

  /// By the raw values of `Name`.
  private var all: [String: Assumption]

  package subscript(_ name: Name) -> Double { all[name.rawValue]?.value ?? 0 }

  /// All of them, in the order of `Name`.
  package var sentences: [Assumption] { Name.allCases.compactMap { all[$0.rawValue] } }

  /// Reads `themes/days/assumptions.json`.
  ///
  /// - Parameter others: Numbers in place of the file's, by the raw values of `Name`; names that
  ///   there are not are passed over.
  package static func load(
    _ others: [String: Double] = [:], from folder: ThemeFolder = .standard
  ) throws(ThemeError) -> SystemAssumptions {
    var all = try folder.decode([String: Assumption].self, from: file)
    for name in Name.allCases {
      guard let value = all[name.rawValue]?.value else {
        throw ThemeError(file: file, problem: "The key “\(name.rawValue)” is missing.")
      }
      guard value.isFinite, range.contains(value) else {
        throw ThemeError(
          file: file, keyPath: "\(name.rawValue).value",
          problem: "A number from 0 to 100000 is expected here.")
      }
      guard let other = others[name.rawValue] else { continue }
      all[name.rawValue]?.value = other
      all[name.rawValue]?.source = "vitrine.json"
    }
    return SystemAssumptions(all: all)
  }

  /// The numbers that make sense.
  package static let range = 0.0...100_000
}
