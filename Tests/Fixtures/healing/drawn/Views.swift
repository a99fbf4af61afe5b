import UIKit

/// Compiles as it is: code that has not adopted concurrency may use views of UIKit anywhere.
enum Portrait {
  case image(UIImage)

  func show(in view: UIImageView, of window: UIWindow) {
    switch self {
    case .image(let image): view.image = image
    }
    window.addSubview(view)
    UIApplication.shared.isIdleTimerDisabled = false
  }
}
