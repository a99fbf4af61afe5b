public import CoreLocation
import Foundation
import FoundationAdditions

/// Asks Apple for the weather. It cannot here: every question fails, as without the entitlement.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public init() {}

  /// Fails.
  public func weather(for location: CLLocation) async throws -> Weather { throw refusal() }

  /// Fails.
  public func weather<each Part>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each Part>
  ) async throws -> (repeat each Part) { throw refusal() }

  /// Where the data come from, to be said beside them. Fails.
  public var attribution: WeatherAttribution {
    get async throws { throw refusal() }
  }

  private func refusal() -> WeatherError {
    HostDiagnostics.reportInert("WeatherKit", "nobody is asked for the weather")
    return .permissionDenied
  }
}

public enum WeatherError: Error, Hashable, Sendable, LocalizedError {
  case permissionDenied
  case unknown

  public var errorDescription: String? {
    self == .permissionDenied ? "Permission denied" : "Unknown error"
  }
}

/// A part of the weather that is asked for.
public struct WeatherQuery<Part>: Sendable {
  init() {}
}

extension WeatherQuery where Part == CurrentWeather {
  public static var current: Self { Self() }
}

extension WeatherQuery where Part == Forecast<MinuteWeather>? {
  public static var minute: Self { Self() }
}

extension WeatherQuery where Part == Forecast<HourWeather> {
  public static var hourly: Self { Self() }
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where Part == Forecast<DayWeather> {
  public static var daily: Self { Self() }
  public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where Part == [WeatherAlert]? {
  public static var alerts: Self { Self() }
}

extension WeatherQuery where Part == WeatherAvailability {
  public static var availability: Self { Self() }
}

public struct WeatherAttribution: Codable, Hashable, Sendable {
  public var serviceName: String
  public var legalPageURL: URL
  public var squareMarkURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL
  public var legalAttributionText: String
}
