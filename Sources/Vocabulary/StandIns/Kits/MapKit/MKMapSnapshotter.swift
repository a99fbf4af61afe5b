public import CoreLocation
public import Foundation
public import FoundationAdditions
public import UIKit

public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Draws a picture of a map. There are no maps here: it fails at once, and a note says so.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    /// The picture's size, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels in a point.
    open var scale: CGFloat = 2
    open var mapType: MKMapType = .standard
    open var showsBuildings = true
    open var traitCollection = UITraitCollection()

    /// The middle of nowhere.
    public override init() {}
  }

  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage

    init(image: UIImage) { self.image = image }

    /// Where a location is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// Whether a picture is being drawn; never.
  open var isLoading: Bool { false }

  public init(options: Options) {}

  /// Fails at once.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, fail())
  }

  /// Fails at once, on the queue's behalf.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, fail()) }

  /// Fails at once.
  open func start() async throws -> Snapshot { throw fail() }

  /// Does nothing.
  open func cancel() {}

  private func fail() -> MKError {
    HostDiagnostics.reportInert("MapKit", "there is no map to draw, so that the snapshot failed")
    return MKError(.serverFailure)
  }
}

public struct MKError: VitrineCodedError {
  public enum Code: UInt, VitrineErrorCode {
    public typealias Failure = MKError

    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
