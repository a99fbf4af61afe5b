public import Foundation

/// The weather at a location. No initialiser is Apple's: data come from the service or are decoded,
/// here by the names of the members.
public struct Weather: Codable, Equatable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

public struct CurrentWeather: Codable, Equatable, Sendable {
  public var date: Date
  /// 0…1.
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  /// 0…1.
  public var humidity: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

public struct MinuteWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  /// 0…1.
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct HourWeather: Codable, Equatable, Sendable {
  public var date: Date
  /// 0…1.
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  /// 0…1.
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  /// 0…1.
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

public struct DayWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var highTemperatureTime: Date?
  public var lowTemperature: Measurement<UnitTemperature>
  public var lowTemperatureTime: Date?
  /// 0…1.
  public var maximumHumidity: Double
  /// 0…1.
  public var minimumHumidity: Double
  public var precipitation: Precipitation
  /// 0…1.
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

/// The weather at several moments, in their order.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable,
  Equatable, Sendable
{
  public var forecast: [Element]
  public var metadata: WeatherMetadata

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

public struct WeatherMetadata: Codable, Equatable, Sendable {
  public var date: Date
  public var expirationDate: Date
}

public struct WeatherAvailability: Codable, Equatable, Sendable {
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }

  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind
}

public struct WeatherAlert: Codable, Equatable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
  public var metadata: WeatherMetadata
}
