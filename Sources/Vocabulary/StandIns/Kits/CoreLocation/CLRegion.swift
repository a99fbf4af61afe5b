public import Foundation

public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// A part of the world that can be watched.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions of the same name are the same to whoever watches them.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// A circle on the ground.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let other = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: other) <= radius
  }
}

/// A stay at a place. None is ever reported here.
open class CLVisit: NSObject, @unchecked Sendable {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// Where the device points. It never points anywhere here.
open class CLHeading: NSObject, @unchecked Sendable {
  open var magneticHeading: CLLocationDirection { 0 }
  /// Negative: not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// Negative: not valid.
  open var headingAccuracy: CLLocationDirection { -1 }
  open var timestamp: Date { .distantPast }
}
