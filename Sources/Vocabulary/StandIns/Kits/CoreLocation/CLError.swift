public import Foundation

/// The domain of the errors of Core Location.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// Kinds of failure.
  public enum Code: Int, Sendable {
    /// The place is not known yet.
    case locationUnknown = 0
    /// The person does not allow it.
    case denied = 1
    /// There is no network.
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    /// There is no such place.
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    /// The search was given up.
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
    case historicalLocationError = 19
  }

  /// The kind of failure.
  public let code: Code

  /// The error of a code.
  public init(_ code: Code) { self.code = code }

  /// The domain of all of them.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// Not allowed.
  public static var denied: Code { .denied }
  /// Not known.
  public static var locationUnknown: Code { .locationUnknown }
  /// No network.
  public static var network: Code { .network }
}
