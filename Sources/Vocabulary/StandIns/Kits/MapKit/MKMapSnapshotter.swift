public import CoreLocation
public import Foundation
import FoundationAdditions
public import UIKit

/// How a map looks.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Draws a picture of a map. There are no maps here: it fails at once, and a note says so.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What the picture shows.
  open class Options: NSObject, @unchecked Sendable {
    /// The part of the map.
    open var region = MKCoordinateRegion()
    /// The picture's size, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels in a point.
    open var scale: CGFloat = 2
    /// How the map looks.
    open var mapType: MKMapType = .standard
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// Light or dark, and the like.
    open var traitCollection = UITraitCollection()

    /// The middle of nowhere.
    public override init() {}
  }

  /// A picture of a map.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage

    init(image: UIImage) { self.image = image }

    /// Where a place is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// Whether a picture is being drawn; never.
  open var isLoading: Bool { false }

  /// Draws a part of the map.
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

/// Why there is no map.
public struct MKError: Error, Hashable, Sendable {
  /// Sorts of reasons.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The sort of reason.
  public let code: Code

  /// The error of a sort.
  public init(_ code: Code) { self.code = code }
}
