public import Foundation
import FoundationAdditions

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  public static let authorized = Self.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Tells where the device is.
///
/// What a person allowed comes from the setting `locationAuthorization` (`--location`), the
/// only location there is from `location`. Without either, permission is denied and every request
/// fails; a location alone allows widgets to know it.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  /// Degrees.
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation: CLDeviceOrientation = .portrait

  public override init() {}

  /// The location given as a fixture; elsewhere in the course of a simulated day.
  open var location: CLLocation? {
    if isAuthorizedForWidgetUpdates {
      let (latitude, longitude) = Self.fixture
      let here = GivenLocation.moved(latitude: latitude, longitude: longitude)
      return CLLocation(latitude: here.latitude, longitude: here.longitude)
    }
    DeviceQuestions.note(.refusedLocation)
    return nil
  }

  /// Permission, as the fixture grants it.
  open var authorizationStatus: CLAuthorizationStatus { Self.status }

  /// Whether widgets may know the location. One allowed for the app alone is theirs for a quarter
  /// of an hour after the app was used (`recentlyInUse`).
  open var isAuthorizedForWidgetUpdates: Bool {
    ["recentlyInUse", "widgets", "always"].contains(Self.authorization)
  }

  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  open class func authorizationStatus() -> CLAuthorizationStatus { status }

  open class func locationServicesEnabled() -> Bool { authorization != "never" }

  /// Reports permission at once.
  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Reports permission at once.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Reports the location, or a failure, at once.
  open func requestLocation() {
    if let known = location {
      delegate?.locationManager(self, didUpdateLocations: [known])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }

  /// Reports the location, or a failure, at once and once.
  open func startUpdatingLocation() { requestLocation() }

  /// Does nothing.
  open func stopUpdatingLocation() {}
  private static var status: CLAuthorizationStatus {
    switch authorization {
    case "never": .denied
    case "always": .authorizedAlways
    default: .authorizedWhenInUse
    }
  }

  /// What a person answered, by the names of the setting.
  private static let authorization: String = {
    let variables = ProcessInfo.processInfo.environment
    if let state = variables["VITRINE_LOCATION_AUTHORIZATION"] { return state }
    return variables["VITRINE_LOCATION"] == nil ? "never" : "widgets"
  }()

  /// The location of the setting, else San Francisco's city hall.
  private static let fixture: (latitude: Double, longitude: Double) = {
    let text = ProcessInfo.processInfo.environment["VITRINE_LOCATION"] ?? ""
    let numbers = text.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2 else { return (37.7793, -122.4193) }
    return (numbers[0], numbers[1])
  }()
}
