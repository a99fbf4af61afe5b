import CoreGraphics
import Foundation
import Testing
import UIKit

/// A view as an app writes it: with both ways in that every view must have.
private final class Gauge: UIView {
  let label: String

  override init(frame: CGRect) {
    label = "framed"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    label = "stored"
    super.init(coder: coder)
  }
}

/// One that adds its own way in.
private final class Dial: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
  required init?(coder: NSCoder) { nil }
}

private final class Settings: UIViewController {
  let label: String

  init() {
    label = "made"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// What views know of what they are in, and how classes of views are made.
@MainActor struct UIViewTests {
  @Test func `classes of apps are made in the ways that they leave open`() {
    #expect(Gauge().label == "framed" && UIImageView().image == nil)
    #expect(Dial().frame.width == 20 && Settings().label == "made")
  }

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
