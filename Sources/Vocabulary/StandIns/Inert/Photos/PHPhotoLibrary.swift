public import Foundation
public import FoundationAdditions

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public struct PHPhotosError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = PHPhotosError

    case accessUserDenied = 3311
    case accessRestricted = 3310
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// The person's photos. Nobody allowed to see them: there are none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }
  /// Whether they may be seen: no.
  open class func authorizationStatus() -> PHAuthorizationStatus { refusal() }
  /// Whether they may be seen: no.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    refusal()
  }
  /// Asks to see them; the answer is no.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(refusal()) }
  /// Asks to see them; the answer is no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(refusal()) }
  /// Asks to see them; the answer is no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { refusal() }

  private class func refusal() -> PHAuthorizationStatus {
    HostDiagnostics.reportInert("Photos", "nobody allowed to see photos")
    return .denied
  }

  /// Fails: it is not allowed.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Fails: it is not allowed.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
}
