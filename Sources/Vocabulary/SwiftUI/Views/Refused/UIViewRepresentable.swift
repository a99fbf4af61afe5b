public import ViewGraph

/// A view of UIKit. WidgetKit cannot archive any, and there is no UIKit to draw one here.
@available(*, unavailable, message: "WidgetKit shows no views of UIKit: draw with SwiftUI.")
public protocol UIViewRepresentable: View {}

/// A view controller of UIKit. WidgetKit cannot archive any, and there is no UIKit to draw one here.
@available(*, unavailable, message: "WidgetKit shows no view controllers: draw with SwiftUI.")
public protocol UIViewControllerRepresentable: View {}
