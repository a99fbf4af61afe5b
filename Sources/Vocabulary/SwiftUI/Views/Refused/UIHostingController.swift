public import Foundation
public import UIKit

/// Shows a view in an app of UIKit. It is never shown.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Nil: storyboards hold no views of SwiftUI.
  public required init?(coder: NSCoder) { nil }

  /// The size of the view; nothing is measured.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
