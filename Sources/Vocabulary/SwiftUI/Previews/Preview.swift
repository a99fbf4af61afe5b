public import Foundation
public import ViewGraph

/// What `#Preview` declares. Collected by the program, not yet shown in the gallery.
@MainActor public struct Preview {
  package var name: String?
  /// What is previewed: `view`, or a widget family.
  package var detail: String
  package var content: @MainActor () -> Any

  package init(name: String?, detail: String, content: @escaping @MainActor () -> Any) {
    (self.name, self.detail, self.content) = (name, detail, content)
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, detail: "view", content: body)
  }

  /// The traits of previews of views.
  public enum ViewTraits {}
}

/// Something about how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}

/// A preview with its place in the source.
package struct PreviewRecord {
  package var fileID: String
  package var line: Int
  package var make: @MainActor () -> Preview
}

/// Called by what `#Preview` expands to. Not for widget code.
public func _registerPreview(
  _ collector: UnsafeMutableRawPointer, _ fileID: String, _ line: Int,
  _ make: @escaping @MainActor () -> Preview
) {
  let record = PreviewRecord(fileID: fileID, line: line, make: make)
  collector.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(record)
}
