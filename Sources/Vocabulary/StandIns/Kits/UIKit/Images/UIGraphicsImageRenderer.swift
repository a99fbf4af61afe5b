public import CoreGraphics
package import Foundation
package import VectorDrawing

/// One thing drawn by `UIGraphicsImageRenderer`, in points of the picture.
package enum UIImageSketchStep: Hashable, Sendable {
  case image(ImageSource, CGRect)
  case fill(Path, RGBA, evenOdd: Bool = false)
  case stroke(Path, RGBA, StrokeStyle)
  /// What a view drew, moved and scaled.
  case drawing(DrawnItems, CGAffineTransform)

  /// The step moved and scaled.
  package func applying(_ map: CGAffineTransform) -> UIImageSketchStep {
    switch self {
    case .image(let source, let frame): return .image(source, frame.applying(map))
    case .fill(let path, let color, let evenOdd):
      return .fill(path.applying(map), color, evenOdd: evenOdd)
    case .stroke(let path, let color, var style):
      style.lineWidth *= map.a
      return .stroke(path.applying(map), color, style)
    case .drawing(let drawing, let transform):
      return .drawing(drawing, transform.concatenating(map))
    }
  }

  /// The step with the pixels of its bitmaps left square.
  var unsmoothed: UIImageSketchStep {
    switch self {
    case .fill, .stroke: self
    case .image, .drawing: .drawing(DrawnItems([item(node: 0).unsmoothed]), .identity)
    }
  }

  /// What is drawn, for a node.
  package func item(node: Int) -> DisplayItem {
    switch self {
    case .image(let source, let frame):
      return .image(ImageItem(frame: frame, source: source, node: node))
    case .fill(let path, let color, let evenOdd):
      return .fill(path, .color(color), evenOdd: evenOdd, node: node)
    case .stroke(let path, let color, let style):
      return .stroke(path, .color(color), style, node: node)
    case .drawing(let drawing, let transform):
      var group = GroupItem(drawing.items.map { $0.renumbered(node) }, node: node)
      group.transform = transform
      return .group(group)
    }
  }
}

extension [UIImageSketchStep] {
  /// Takes out what has numbers that no picture can have.
  ///
  /// - Returns: Whether there was any.
  package mutating func removeUndrawable() -> Bool {
    var isAny = false
    self = map { step in
      var items = [step.item(node: 0)]
      guard items.removeUndrawable() else { return step }
      isAny = true
      return .drawing(DrawnItems(items), .identity)
    }
    return isAny
  }

  /// The last file drawn.
  var lastSource: ImageSource? {
    for step in reversed() { if let source = step.item(node: 0).onlySource { return source } }
    return nil
  }
}

extension DisplayItem {
  /// The file that it draws and nothing else, however cut or moved.
  fileprivate var onlySource: ImageSource? {
    switch self {
    case .image(let image): image.source
    case .group(let group): group.children.count == 1 ? group.children[0].onlySource : nil
    case .fill, .stroke, .text: nil
    }
  }
}

open class UIGraphicsImageRendererFormat: @unchecked Sendable {
  /// Pixels per point.
  public var scale: CGFloat = 3
  /// Whether nothing shows through: the drawing begins in black.
  public var opaque = false

  /// Three pixels per point.
  public init() {}
  /// Three pixels per point.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Three pixels per point.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

extension UIImage {
  /// A format by which a picture like this one is drawn.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

open class UIGraphicsImageRendererContext {
  /// The drawing of this thread, if one is under way.
  static var current: UIGraphicsImageRendererContext? {
    get { Thread.current.threadDictionary[key] as? UIGraphicsImageRendererContext }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "UIGraphicsImageRendererContext"

  private(set) var steps: [UIImageSketchStep] = []

  /// Draws a step as the context is now: what Core Graphics was told holds for UIKit too.
  func add(_ step: UIImageSketchStep) {
    if cgContext.drawsAsIs { steps.append(step) } else { cgContext.draw([step.item(node: 0)]) }
  }

  /// The same drawing by the functions of Core Graphics.
  public private(set) lazy var cgContext = CGContext { [unowned self] item in
    steps.append(.drawing(DrawnItems([item]), .identity))
  }

  /// Lets nothing be drawn outside of a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  public func fill(_ rect: CGRect) { add(.fill(Path(rect.inReach), cgContext.fillColor)) }

  public func stroke(_ rect: CGRect) {
    add(.stroke(Path(rect.inReach), cgContext.strokeColor, StrokeStyle()))
  }
}

/// Makes a picture by drawing it. Only files, outlines and rectangles are remembered.
open class UIGraphicsImageRenderer {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// A renderer of pictures of a size, points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }

  /// A renderer of pictures as large as some bounds, points; where they lie does not matter.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let outer = UIGraphicsImageRendererContext.current
    let context = UIGraphicsImageRendererContext()
    UIGraphicsImageRendererContext.current = context
    if format.opaque { context.add(.fill(Path(CGRect(origin: .zero, size: size)), .black)) }
    actions(context)
    UIGraphicsImageRendererContext.current = outer
    return UIImage(.sketch(context.steps), size: size, scale: format.scale)
  }

  /// The bytes of the last file drawn: nothing is encoded.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of the last file drawn: nothing is encoded.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsImageRendererContext.current?.fill(rect) }

/// The drawing under way, for the functions of Core Graphics; `nil` where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsImageRendererContext.current?.cgContext
}
