public import Foundation

public struct Wind: Codable, Equatable, Sendable {
  public enum CompassDirection: String, Codable, CaseIterable, Hashable, Sendable,
    CustomStringConvertible
  {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest

    public var description: String { englishName(rawValue) }

    /// The letters of the points, such as "NNE".
    public var abbreviation: String {
      let points = ["n", "nne", "ne", "ene", "e", "ese", "se", "sse"]
      let others = ["s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw"]
      let index = Self.allCases.firstIndex(of: self) ?? 0
      return (points + others)[index].uppercased()
    }
  }

  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

public struct UVIndex: Codable, Hashable, Sendable {
  public enum ExposureCategory: String, Codable, CaseIterable, Hashable, Sendable, Comparable,
    CustomStringConvertible
  {
    case low, moderate, high, veryHigh, extreme

    public var description: String { englishName(rawValue) }

    /// The values of the category (WHO, Global Solar UV Index, 2002).
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    public static func < (first: Self, second: Self) -> Bool {
      first.rangeValue.lowerBound < second.rangeValue.lowerBound
    }
  }

  public var value: Int
  public var category: ExposureCategory
}
