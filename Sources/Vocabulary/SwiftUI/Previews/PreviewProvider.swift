public import Foundation
public import ViewGraph

/// Views for the canvas of an editor.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// What a preview is shown in.
public protocol PreviewContext {}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Previews show nothing in a gallery of widgets; their modifiers change nothing.
extension View {
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> Self { self }
  public nonisolated func previewContext<C: PreviewContext>(
    _ value: C, viewKind: String
  ) -> Self { self }
  public nonisolated func previewDisplayName(_ value: String?) -> Self { self }
  public nonisolated func previewLayout(_ value: PreviewLayout) -> Self { self }
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> Self { self }
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
