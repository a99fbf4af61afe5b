import Testing
import UIKit

/// What views know of what they are in.
@MainActor struct UIViewTests {
  @Test func `a view is in the window at the top`() {
    let (window, outer, inner) = (UIWindow(), UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window && window.window === window)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
  }
}
