import Foundation

/// The sky over a place from a date on. Good to a degree, as a picture of it needs.
struct Almanac {
  let start: Date
  let latitude = 37.5
  let longitude = -122.5
  private(set) var events: [SkyEvent]

  init(from start: Date) {
    self.start = start
    events = []
    events = found()
  }

  func position(of point: CelestialPoint, at date: Date) -> SkyPosition {
    let hours = siderealTime(at: date) - point.ascension
    let turn = radians(hours * 15)
    let (height, place) = (radians(point.declination), radians(latitude))
    let altitude = asin(sin(height) * sin(place) + cos(height) * cos(place) * cos(turn))
    let north = sin(height) * cos(place) - cos(height) * sin(place) * cos(turn)
    let azimuth = atan2(-cos(height) * sin(turn), north)
    return SkyPosition(
      altitude: altitude * 180 / .pi,
      azimuth: (azimuth * 180 / .pi + 360).truncatingRemainder(dividingBy: 360))
  }

  func position(of wanderer: Wanderer, at date: Date) -> SkyPosition {
    position(of: point(of: wanderer, at: date), at: date)
  }

  func altitude(of wanderer: Wanderer, at date: Date) -> Double {
    position(of: wanderer, at: date).altitude
  }

  /// What is worth looking at, and where.
  func highlight(at date: Date) -> Highlight {
    let sun = position(of: .sun, at: date)
    let venus = position(of: .venus, at: date)
    if sun.altitude < 1 && venus.altitude > 0 {
      return Highlight(kind: .conjunction, title: "Venus meets Jupiter", azimuth: venus.azimuth)
    }
    if sun.altitude > -6 {
      return Highlight(kind: .day, title: "A clear night ahead", azimuth: sun.azimuth)
    }
    if altitude(of: .moon, at: date) > 0 {
      let moon = position(of: .moon, at: date)
      return Highlight(kind: .morning, title: "The old moon rises", azimuth: moon.azimuth)
    }
    return Highlight(kind: .stars, title: "The Scorpion in the south", azimuth: 180)
  }
}

extension Almanac {
  /// Hours that the stars have turned, at the place.
  private func siderealTime(at date: Date) -> Double {
    let days = date.timeIntervalSince1970 / 86_400 - 10_957.5
    return (18.697375 + 24.065709825 * days + longitude / 15).truncatingRemainder(dividingBy: 24)
  }

  private func point(of wanderer: Wanderer, at date: Date) -> CelestialPoint {
    switch wanderer {
    case .sun: return ecliptic(sunLongitude(at: date))
    case .moon:
      // New on June 15; as far from the sun as it is old.
      let age = date.timeIntervalSince1970 / 86_400 - 20_619.12
      return ecliptic(sunLongitude(at: date) + age * 12.19)
    case .venus: return CelestialPoint(ascension: 7.61, declination: 23.6)
    case .jupiter: return CelestialPoint(ascension: 7.56, declination: 22.0)
    case .saturn: return CelestialPoint(ascension: 0.72, declination: 2.1)
    }
  }

  private func sunLongitude(at date: Date) -> Double {
    let days = date.timeIntervalSince1970 / 86_400 - 10_957.5
    let anomaly = radians(357.528 + 0.9856003 * days)
    return 280.46 + 0.9856474 * days + 1.915 * sin(anomaly)
  }

  private func ecliptic(_ degrees: Double) -> CelestialPoint {
    let (along, tilt) = (radians(degrees), radians(23.44))
    let ascension = atan2(cos(tilt) * sin(along), cos(along)) * 12 / .pi
    return CelestialPoint(
      ascension: ascension < 0 ? ascension + 24 : ascension,
      declination: asin(sin(tilt) * sin(along)) * 180 / .pi)
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  /// What happens within a day, in its order, to five minutes.
  private func found() -> [SkyEvent] {
    let minutes = stride(from: 0.0, to: 24 * 60, by: 5)
    func first(_ wanderer: Wanderer, above height: Double, rising: Bool) -> Date? {
      func isAbove(_ minute: Double) -> Bool {
        altitude(of: wanderer, at: start.addingTimeInterval(minute * 60)) > height
      }
      return minutes.first { isAbove($0) == rising && isAbove($0 - 5) != rising }
        .map { start.addingTimeInterval($0 * 60) }
    }
    let events: [(Date?, String, String)] = [
      (first(.sun, above: -0.8, rising: false), "Sunset", "sunset.fill"),
      (first(.sun, above: -5, rising: false), "Best view", "sparkles"),
      (first(.sun, above: -17, rising: false), "Dark sky", "moon.stars.fill"),
      (first(.moon, above: 0, rising: true), "Moonrise", "moon.fill"),
      (first(.saturn, above: 0, rising: true), "Saturn rises", "circle.circle"),
      (first(.sun, above: -17, rising: true), "Dawn", "sun.horizon.fill"),
      (first(.sun, above: -0.8, rising: true), "Sunrise", "sunrise.fill"),
    ]
    return
      events
      .compactMap { date, title, symbol in
        date.map { SkyEvent(date: $0, title: title, symbol: symbol) }
      }
      .sorted { $0.date < $1.date }
  }
}
