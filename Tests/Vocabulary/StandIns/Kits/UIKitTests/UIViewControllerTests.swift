import CoreGraphics
import Foundation
import UIKit

/// What controllers keep. See `UIKitFact`.
let controllerFacts: [UIKitFact] = [
  UIKitFact("a controller keeps its children", "1 true") {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    return "\(parent.children.count) \(child.parent === parent)"
  },
  UIKitFact("a child has one parent", "0 1") {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    return "\(first.children.count) \(second.children.count)"
  },
  UIKitFact("the last controller is not popped", "true false") {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    let popped = stack.popViewController(animated: false)
    return "\(popped != nil) \(stack.popViewController(animated: false) != nil)"
  },
  UIKitFact("presenting is done at once and shows nothing", "done nil") {
    var said = ""
    let controller = UIViewController()
    let alert = UIAlertController(title: "Tea", message: nil, preferredStyle: .alert)
    controller.present(alert, animated: true) { said = "done" }
    return "\(said) \(controller.presentedViewController == nil ? "nil" : "some")"
  },
  UIKitFact("an app has no scenes", "0 0") {
    "\(UIApplication.shared.connectedScenes.count) \(UIApplication.shared.windows.count)"
  },
  UIKitFact("ways to be turned are bits of a mask", "2 24 26 30 true") {
    let masks: [UIInterfaceOrientationMask] = [.portrait, .landscape, .allButUpsideDown, .all]
    let numbers = masks.map { "\($0.rawValue)" }.joined(separator: " ")
    let preferred = UIViewController().preferredInterfaceOrientationForPresentation
    return "\(numbers) \(preferred.isPortrait && !preferred.isLandscape)"
  },
  UIKitFact("functions of rectangles", "2.0 6.0 true 2.0") {
    let rect = CGRectInset(CGRectMake(0, 0, 10, 10), 2, 2)
    let inner = CGRectIntersection(rect, CGRectMake(0, 0, 9, 9))
    return "\(CGRectGetMinX(inner)) \(CGRectGetWidth(CGRectIntegral(inner))) "
      + "\(CGRectContainsPoint(rect, CGPointMake(3, 3))) \(CGPointMake(1, 2).y)"
  },
]
