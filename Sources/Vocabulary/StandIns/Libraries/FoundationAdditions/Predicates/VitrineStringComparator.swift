public import Foundation

/// The ways to order texts: `String.StandardComparator`, of which Linux has but the one by code
/// points. Takes its place in modules of widgets, by the chosen locale.
public struct VitrineStringComparator: SortComparator, Codable, Sendable {
  /// What of two texts is compared.
  fileprivate enum Way: String, Codable { case localizedStandard, localized, lexical }

  private let way: Way
  public var order = SortOrder.forward

  fileprivate init(_ way: Way) { self.way = way }

  public init(_ base: VitrineStringComparator, order: SortOrder = .forward) {
    (way, self.order) = (base.way, order)
  }

  public func compare(_ first: String, _ second: String) -> ComparisonResult {
    // As Finder sorts: numbers by their value, case where all else is equal. Foundation's
    // `localizedStandardCompare` takes no locale.
    let options: String.CompareOptions =
      switch way {
      case .localizedStandard: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
      case .localized: []
      case .lexical: [.literal]
      }
    let found = first.compare(
      second, options: options, locale: way == .lexical ? nil : VitrineClock.locale)
    return switch (found, order) {
    case (.orderedAscending, .reverse): .orderedDescending
    case (.orderedDescending, .reverse): .orderedAscending
    default: found
    }
  }
}

extension SortComparator where Self == VitrineStringComparator {
  public static var localizedStandard: VitrineStringComparator { .init(.localizedStandard) }
  public static var localized: VitrineStringComparator { .init(.localized) }
  public static var lexical: VitrineStringComparator { .init(.lexical) }
}
