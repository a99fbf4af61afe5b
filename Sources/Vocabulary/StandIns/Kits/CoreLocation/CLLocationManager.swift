public import Foundation

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// Nobody may be asked.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may at any time.
  case authorizedAlways = 3
  /// It may while it is used.
  case authorizedWhenInUse = 4

  /// An older name.
  public static let authorized = Self.authorizedAlways
}

/// How well an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// To the metre.
  case fullAccuracy
  /// To some kilometres.
  case reducedAccuracy
}

/// What the device moves with.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Tells where the device is.
///
/// What a person allowed comes from the setting `locationAuthorization` (`--location`), the one
/// place there is from `location`. Without either, permission is denied and every request fails; a
/// place alone allows widgets to know it.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Who hears of places and failures.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far to move before hearing of it.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the device moves with.
  open var activityType: CLActivityType = .other
  /// Whether updates may rest.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background.
  open var allowsBackgroundLocationUpdates = false

  /// A manager without a delegate.
  public override init() {}

  /// The place given as a fixture.
  open var location: CLLocation? { isAuthorizedForWidgetUpdates ? Self.fixture : nil }

  /// Permission, as the fixture grants it.
  open var authorizationStatus: CLAuthorizationStatus { Self.status }

  /// Whether widgets may know the place. One allowed for the app alone is theirs for a quarter of
  /// an hour after the app was used (`recentlyInUse`).
  open var isAuthorizedForWidgetUpdates: Bool {
    ["recentlyInUse", "widgets", "always"].contains(Self.authorization)
  }

  /// How exact places may be.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Permission, by an older name.
  open class func authorizationStatus() -> CLAuthorizationStatus { status }

  /// Whether places can be known at all.
  open class func locationServicesEnabled() -> Bool { authorization != "never" }

  /// Reports permission at once.
  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Reports permission at once.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Reports the place, or a failure, at once.
  open func requestLocation() {
    if let place = location {
      delegate?.locationManager(self, didUpdateLocations: [place])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }

  /// Reports the place, or a failure, at once and once.
  open func startUpdatingLocation() { requestLocation() }

  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Does nothing.
  open func startMonitoringSignificantLocationChanges() {}
  /// Does nothing.
  open func stopMonitoringSignificantLocationChanges() {}

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

  /// The place of the setting, else San Francisco's city hall.
  private static let fixture: CLLocation = {
    let text = ProcessInfo.processInfo.environment["VITRINE_LOCATION"] ?? ""
    let numbers = text.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2 else { return CLLocation(latitude: 37.7793, longitude: -122.4193) }
    return CLLocation(latitude: numbers[0], longitude: numbers[1])
  }()
}

/// Hears where the device is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Places came in.
  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The place is not known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The person decided otherwise.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The person decided otherwise, in the older spelling.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing, unless overridden.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing, unless overridden.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing, unless overridden.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing, unless overridden.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
