import Foundation
public import ViewGraph

extension View {
  /// How the device is held in a preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self {
    self
  }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String
  /// The four ways.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
