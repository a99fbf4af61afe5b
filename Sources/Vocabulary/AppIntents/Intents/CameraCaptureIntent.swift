/// An intent that opens the camera, from the Lock Screen too. It is never performed.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// None is kept.
  public static var appContext: AppContext? { get async throws { nil } }

  /// Does nothing.
  public static func updateAppContext(_ context: AppContext) async throws {}
}
