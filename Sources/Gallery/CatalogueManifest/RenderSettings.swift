package import Foundation

/// The clock, locale and device that every picture of a catalogue was made with.
package struct RenderSettings: Codable, Hashable, Sendable {
  /// The instant that counts as "now".
  package var date: Date
  /// The locale's identifier, e.g. `en_US`.
  package var locale: String
  /// The time zone's identifier, e.g. `UTC` or `Europe/Berlin`.
  package var timeZone: String
  /// The calendar's identifier, e.g. `gregorian`.
  package var calendar: String
  /// The device's name in `themes/devices`, e.g. `iphone-17`.
  package var device: String
  /// The device's name for people, e.g. `iPhone 17`.
  package var deviceName: String
  /// Pixels per point.
  package var scale: Double
  /// The systems' name in `themes/systems`; nil for the usual ones.
  package var system: String?
  /// What letters are drawn as; nil for text.
  package var text: String?

  package init(
    date: Date = Date(timeIntervalSince1970: 0), locale: String = "en_US",
    timeZone: String = "UTC", calendar: String = "gregorian", device: String = "",
    deviceName: String = "", scale: Double = 3, system: String? = nil, text: String? = nil
  ) {
    self.date = date
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.device = device
    self.deviceName = deviceName
    self.scale = scale
    self.system = system
    self.text = text
  }

  /// These, unless they are the same as what is said already.
  package func other(than said: RenderSettings) -> RenderSettings? { self == said ? nil : self }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let standard = RenderSettings()
    date = try values.decode(.date, or: standard.date)
    locale = try values.decode(.locale, or: standard.locale)
    timeZone = try values.decode(.timeZone, or: standard.timeZone)
    calendar = try values.decode(.calendar, or: standard.calendar)
    device = try values.decode(.device, or: standard.device)
    deviceName = try values.decode(.deviceName, or: standard.deviceName)
    scale = try values.decode(.scale, or: standard.scale)
    system = try values.decodeIfPresent(String.self, forKey: .system)
    text = try values.decodeIfPresent(String.self, forKey: .text)
  }
}
