public import CoreLocation

/// Where a map is looked at from.
public struct MapCamera: Hashable, Sendable {
  public let centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  public let distance: Double
  /// Clockwise from north, in degrees.
  public let heading: Double
  /// From straight down, in degrees.
  public let pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool { lhs.numbers == rhs.numbers }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}
