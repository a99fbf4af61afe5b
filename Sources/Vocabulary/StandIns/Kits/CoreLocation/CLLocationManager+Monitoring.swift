/// What runs on behind an app. A widget is drawn at one moment, so nothing of it ever happens.
extension CLLocationManager {
  public static func headingAvailable() -> Bool { false }
  public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
  public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  public static func isRangingAvailable() -> Bool { false }

  public var heading: CLHeading? { nil }
  public var monitoredRegions: Set<CLRegion> { [] }
  /// Negative, as where nothing can be watched.
  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
  public func dismissHeadingCalibrationDisplay() {}
  public func startMonitoringSignificantLocationChanges() {}
  public func stopMonitoringSignificantLocationChanges() {}
  public func startMonitoringVisits() {}
  public func stopMonitoringVisits() {}
  public func stopMonitoring(for region: CLRegion) {}

  /// Reports at once that it cannot.
  public func startMonitoring(for region: CLRegion) {
    delegate?.locationManager(
      self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
  }

  /// Reports at once that it is not known.
  public func requestState(for region: CLRegion) {
    delegate?.locationManager(self, didDetermineState: .unknown, for: region)
  }

  /// Does nothing: accuracy is full, as far as the location is known.
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}

  /// Does nothing: accuracy is full, as far as the location is known.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)?
  ) { completion?(nil) }
}
