public import CoreLocation
public import Foundation

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Looks for ways; it fails at once.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType: MKDirectionsTransportType = .any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() {}
  }

  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
  }

  open class ETAResponse: NSObject, @unchecked Sendable {
    /// How long it takes, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How far it is, in metres.
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { .distantPast }
    open var expectedDepartureDate: Date { .distantPast }
  }

  public init(request: Request) {}

  /// Fails.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  /// Fails.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  /// Fails at once.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  /// Fails at once.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  /// Does nothing: it has failed.
  open func cancel() {}
}

/// A way. None is found.
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  /// How far it is, in metres.
  open var distance: CLLocationDistance { 0 }
  /// How long it takes, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  open var advisoryNotices: [String] { [] }
  open var transportType: MKDirectionsTransportType { .any }
}
