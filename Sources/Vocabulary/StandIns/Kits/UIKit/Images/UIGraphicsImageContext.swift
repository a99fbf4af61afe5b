public import Foundation

/// Begins to draw a picture in the older way; drawings may lie in one another.
///
/// - Parameters:
///   - size: points.
///   - opaque: not looked at: a picture keeps what is clear.
///   - scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = UIGraphicsImageContext()
  context.size = size
  context.scale = scale == 0 ? UIScreen.main.scale : scale
  context.outer = UIGraphicsImageRendererContext.current
  UIGraphicsImageRendererContext.current = context
}

/// Begins to draw a picture with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsImageRendererContext.current as? UIGraphicsImageContext
  else { return nil }
  return UIImage(.sketch(context.steps), size: context.size, scale: context.scale)
}

public func UIGraphicsEndImageContext() {
  guard let context = UIGraphicsImageRendererContext.current as? UIGraphicsImageContext
  else { return }
  UIGraphicsImageRendererContext.current = context.outer
}

/// A drawing that remembers what it is drawn into.
private final class UIGraphicsImageContext: UIGraphicsImageRendererContext {
  var size = CGSize.zero
  var scale: CGFloat = 1
  var outer: UIGraphicsImageRendererContext?
}
