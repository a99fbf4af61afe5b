public import Foundation
public import ViewGraph

/// Views for the canvas of an editor.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// What a preview is shown in.
public protocol PreviewContext {}

/// A context the host knows.
package protocol HostedPreviewContext: PreviewContext {
  /// Says how the preview is shown.
  @MainActor func show(_ element: inout PreviewElement)
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The model's name, e.g. “iPhone 15 Pro”.
  public let rawValue: String
  /// A device by its model's name; the gallery's own device is drawn anyway.
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a view is shown in the section of previews; these change nothing elsewhere. A picture has no
/// interface orientation, and is drawn for the device of the gallery.
extension View {
  /// Shows the view as a widget's context would, e.g. `WidgetPreviewContext`.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> _ModifiedView {
    // Made and read on the main actor, as all views are.
    nonisolated(unsafe) let context = value as? any HostedPreviewContext
    return modified(PreviewModifier { context?.show(&$0) })
  }
  /// Shows the view as a widget's context would; the kind of view changes nothing.
  public nonisolated func previewContext<C: PreviewContext>(
    _ value: C, viewKind: String
  ) -> _ModifiedView { previewContext(value) }
  /// The name in the gallery; `nil` for that of the provider.
  public nonisolated func previewDisplayName(_ value: String?) -> _ModifiedView {
    modified(PreviewModifier { $0.name = value })
  }
  /// The size the view is offered: a fixed one, points, or its own.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> _ModifiedView {
    modified(
      PreviewModifier {
        guard case .fixed(let width, let height) = value else { return }
        $0.size = CGSize(width: width, height: height)
      })
  }
  /// Always the device of the gallery.
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
