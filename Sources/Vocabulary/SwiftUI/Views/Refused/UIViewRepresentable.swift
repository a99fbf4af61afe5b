public import ViewGraph

/// A view of UIKit. WidgetKit cannot archive any, and there is no UIKit to draw one here.
@available(
  *, unavailable,
  message: "WidgetKit cannot show views of UIKit. Draw with SwiftUI: shapes, Canvas, images."
)
public protocol UIViewRepresentable: View {}

/// A view controller of UIKit. WidgetKit cannot archive any, and there is no UIKit to draw one here.
@available(
  *, unavailable,
  message: "WidgetKit cannot show view controllers. Draw with SwiftUI: shapes, Canvas, images."
)
public protocol UIViewControllerRepresentable: View {}
