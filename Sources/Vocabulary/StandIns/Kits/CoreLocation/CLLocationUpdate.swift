import Foundation

/// Where the device is and what it may know of that. There is one: the location of the setting.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  public let location: CLLocation?
  public let authorizationDenied: Bool
  public var authorizationDeniedGlobally: Bool { authorizationDenied }
  public var authorizationRestricted: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var accuracyLimited: Bool { false }
  public var insufficientlyInUse: Bool { location == nil && !authorizationDenied }
  public var locationUnavailable: Bool { location == nil }
  public var serviceSessionRequired: Bool { false }
  public var stationary: Bool { true }
  public var isStationary: Bool { true }

  /// One update, and the end, where Apple's go on for ever.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isOver = false

      /// Where the device is; nil the second time.
      public mutating func next() async throws -> CLLocationUpdate? {
        if isOver { return nil }
        isOver = true
        let manager = CLLocationManager()
        return CLLocationUpdate(
          location: manager.location, authorizationDenied: manager.authorizationStatus == .denied)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
