/// What the sky is like. The text of a case is its English name.
public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable,
  CustomStringConvertible
{
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix

  public var description: String { englishName(rawValue) }
  public var accessibilityDescription: String { description }
}

public enum WeatherSeverity: String, Codable, CaseIterable, Hashable, Sendable,
  CustomStringConvertible
{
  case minor, moderate, severe, extreme, unknown

  public var description: String { englishName(rawValue) }
}

public enum Precipitation: String, Codable, CaseIterable, Hashable, Sendable,
  CustomStringConvertible
{
  case none, hail, mixed, rain, sleet, snow

  public var description: String { englishName(rawValue) }
}

public enum PressureTrend: String, Codable, CaseIterable, Hashable, Sendable,
  CustomStringConvertible
{
  case rising, falling, steady

  public var description: String { englishName(rawValue) }
}

/// The words of a case, such as "Mostly Clear".
func englishName(_ name: String) -> String {
  name.reduce(into: "") { words, letter in
    if words.isEmpty { words = letter.uppercased(); return }
    if letter.isUppercase { words.append(" ") }
    words.append(letter)
  }
}
