import Synchronization

/// How far the device is from the location that is given, in the course of a simulated day.
package enum GivenLocation {
  private static let offset = Mutex((north: 0.0, east: 0.0))

  /// - Parameters:
  ///   - north: degrees of latitude.
  ///   - east: degrees of longitude.
  package static func set(north: Double, east: Double) {
    offset.withLock { $0 = (north, east) }
  }

  /// Where a location is that the device was moved away from, to a millionth of a degree: never
  /// beyond a pole, and west of the meridian of 180 degrees where it went across that.
  package static func moved(
    latitude: Double, longitude: Double
  ) -> (latitude: Double, longitude: Double) {
    moved(latitude, longitude, by: offset.withLock { $0 })
  }

  static func moved(
    _ latitude: Double, _ longitude: Double, by offset: (north: Double, east: Double)
  ) -> (latitude: Double, longitude: Double) {
    let (north, east) = offset
    if (north, east) == (0, 0) { return (latitude, longitude) }
    func rounded(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }
    let turned = (longitude + east.truncatingRemainder(dividingBy: 360) + 180)
      .truncatingRemainder(dividingBy: 360)
    return (
      rounded(min(max(latitude + north, -90), 90)),
      rounded((turned < 0 ? turned + 360 : turned) - 180)
    )
  }
}
