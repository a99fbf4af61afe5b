import AppIntents
import Foundation

/// A city whose time can be shown.
enum City: String, AppEnum, Identifiable {
  case cupertino, newYork, lisbon, cairo, mumbai, tokyo, sydney

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"

  static let caseDisplayRepresentations: [City: DisplayRepresentation] = [
    .cupertino: "Cupertino",
    .newYork: "New York",
    .lisbon: "Lisbon",
    .cairo: "Cairo",
    .mumbai: "Mumbai",
    .tokyo: "Tokyo",
    .sydney: "Sydney",
  ]

  var id: String { rawValue }

  var name: String {
    switch self {
    case .cupertino: "Cupertino"
    case .newYork: "New York"
    case .lisbon: "Lisbon"
    case .cairo: "Cairo"
    case .mumbai: "Mumbai"
    case .tokyo: "Tokyo"
    case .sydney: "Sydney"
    }
  }

  /// Three letters for the face of a clock.
  var abbreviation: String {
    switch self {
    case .cupertino: "CUP"
    case .newYork: "NYC"
    case .lisbon: "LIS"
    case .cairo: "CAI"
    case .mumbai: "BOM"
    case .tokyo: "TYO"
    case .sydney: "SYD"
    }
  }

  var timeZone: TimeZone {
    let identifier =
      switch self {
      case .cupertino: "America/Los_Angeles"
      case .newYork: "America/New_York"
      case .lisbon: "Europe/Lisbon"
      case .cairo: "Africa/Cairo"
      case .mumbai: "Asia/Kolkata"
      case .tokyo: "Asia/Tokyo"
      case .sydney: "Australia/Sydney"
      }
    return TimeZone(identifier: identifier) ?? .current
  }
}
