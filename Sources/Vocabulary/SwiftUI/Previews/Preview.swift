public import Foundation
public import ViewGraph
package import WidgetHost

/// What `#Preview` declares: something to draw as it is sampled in the source.
@MainActor public struct Preview {
  package var name: String?
  /// What is drawn: widgets with their entries, Live Activities, views.
  package var widgets: @MainActor () -> [WidgetDescriptor]
  /// Data that others may show too, such as the states of a Live Activity.
  package var sample: Any?

  package init(
    name: String?, sample: Any? = nil, widgets: @escaping @MainActor () -> [WidgetDescriptor]
  ) {
    (self.name, self.sample, self.widgets) = (name, sample, widgets)
  }

  /// A preview of a view, as large as the view unless a trait says otherwise.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name) {
      var element = PreviewElement(view: body())
      for trait in traits { element.size = trait.size ?? element.size }
      return [element.widget]
    }
  }

  public enum ViewTraits {}
}

/// Something about how a preview is shown. Only a fixed layout changes a picture: it has no
/// interface orientation, and is as large as the view.
public struct PreviewTrait<T>: Sendable {
  /// Points.
  var size: CGSize?

  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// As the system shows it: as large as the view.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A space of a fixed size, points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(size: CGSize(width: width, height: height))
  }
}
