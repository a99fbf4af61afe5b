public import ViewGraph

/// A preview is drawn on the gallery's device, as that stands.
extension View {
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> _ModifiedView { modified(InertModifier()) }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The model's name, e.g. “iPhone 15 Pro”.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
