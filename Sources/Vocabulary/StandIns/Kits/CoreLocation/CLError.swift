import Foundation
public import FoundationAdditions

public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = CLError

    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
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

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var deferredFailed: Code { .deferredFailed }
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  public static var deferredCanceled: Code { .deferredCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static var promptDeclined: Code { .promptDeclined }
  public static var historicalLocationError: Code { .historicalLocationError }
}
