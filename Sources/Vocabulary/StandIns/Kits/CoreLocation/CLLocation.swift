public import Foundation
import FoundationAdditions

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
/// Metres of likely error; negative when unknown.
public typealias CLLocationAccuracy = Double
/// Metres per second.
public typealias CLLocationSpeed = Double
/// Degrees from north.
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A point that is nowhere.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north.
  public var latitude: CLLocationDegrees
  /// Degrees east.
  public var longitude: CLLocationDegrees

  /// The location at 0° north, 0° east.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A location in degrees north and east.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  /// A location with height and accuracies in metres, course in degrees and speed in metres a
  /// second.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Where latitude and longitude are 0, at this moment; its accuracy is not known.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// A point alone, at this moment.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: VitrineClock.now)
  }

  public static var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: number("latitude"), longitude: number("longitude")),
      altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
      verticalAccuracy: number("verticalAccuracy"), course: number("course"),
      speed: number("speed"),
      timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")))
  }

  public func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(speed, forKey: "speed")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Metres along a great circle of a sphere of the Earth's mean radius.
  open func distance(from other: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    let degree = Double.pi / 180
    let halfHeight = (other.coordinate.latitude - coordinate.latitude) * degree / 2
    let halfWidth = (other.coordinate.longitude - coordinate.longitude) * degree / 2
    let narrowing = cos(coordinate.latitude * degree) * cos(other.coordinate.latitude * degree)
    let square =
      sin(halfHeight) * sin(halfHeight) + narrowing * sin(halfWidth) * sin(halfWidth)
    return 2 * radius * asin(min(1, square.squareRoot()))
  }
}
