import CoreGraphics
import Foundation
import UIKit
import VectorDrawing

/// What something of UIKit answers, as text.
struct UIKitFact: Sendable, CustomStringConvertible {
  let name: String
  let expected: String
  let answer: @MainActor @Sendable () -> String

  var description: String { name }

  init(
    _ name: String, _ expected: String, _ answer: @escaping @MainActor @Sendable () -> String
  ) { (self.name, self.expected, self.answer) = (name, expected, answer) }
}

/// The components in hundredths, in the light and the dark style where they differ.
private func text(_ color: UIColor) -> String {
  let texts = [UIUserInterfaceStyle.light, .dark].map { style in
    let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
    return (color.components ?? []).map { "\(Int(($0 * 100).rounded()))" }.joined(separator: ",")
  }
  return texts[0] == texts[1] ? texts[0] : texts.joined(separator: " | ")
}

let colorFacts: [UIKitFact] = [
  UIKitFact("components stay", "20,40,60,80") {
    text(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
  },
  UIKitFact("an archive keeps the components", "20,40,60,80") {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    return archive.flatMap {
      try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0)
    }.map(text) ?? "nothing"
  },
  UIKitFact("a grey has equal components", "50,50,50,100") { text(UIColor(white: 0.5, alpha: 1)) },
  UIKitFact("a third of the circle is green", "0,100,0,100") {
    text(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1))
  },
  UIKitFact("Display P3 is converted", "-51,102,-31,100") {
    text(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1))
  },
  UIKitFact("a provider is asked for both styles", "100,100,100,100 | 0,0,0,100") {
    text(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
  },
  UIKitFact("opacity replaces that of both styles", "0,0,0,50 | 100,100,100,50") {
    text(UIColor.label.withAlphaComponent(0.5))
  },
  UIKitFact("opacity replaces a translucent one", "24,24,26,100 | 92,92,96,100") {
    text(UIColor.secondaryLabel.withAlphaComponent(1))
  },
  UIKitFact("a name no catalog has is nothing", "nil") {
    UIColor(named: "No such colour").map(text) ?? "nil"
  },
  UIKitFact("hue and brightness are read back", "50 100 100 100") {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.cyan.getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return [hue, saturation, brightness, alpha].map { "\(Int($0 * 100))" }.joined(separator: " ")
  },
  UIKitFact("equal colours are equal", "true") {
    "\(UIColor(white: 1, alpha: 1) == UIColor.white)"
  },
]

/// A PNG header of 6 × 4 pixels.
private let picture = Data(
  [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    6, 0, 0, 0, 4, 8, 6, 0, 0, 0,
  ])

let imageFacts: [UIKitFact] = [
  UIKitFact("the size is that of the pixels by the scale", "3 × 2") {
    guard let image = UIImage(data: picture, scale: 2) else { return "nil" }
    return "\(Int(image.size.width)) × \(Int(image.size.height))"
  },
  UIKitFact("what is no picture is nothing", "true") { "\(UIImage(data: Data([1, 2, 3])) == nil)" },
  UIKitFact("the bytes come back", "true") {
    "\(UIImage(data: picture)?.jpegData(compressionQuality: 0.5) == picture)"
  },
  UIKitFact("a drawn picture has the renderer's size", "10 × 20") {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    return "\(Int(image.size.width)) × \(Int(image.size.height))"
  },
  UIKitFact("a picture is drawn again by a format of its scale", "2.0") {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { _ in }
    return "\(image.imageRendererFormat.scale)"
  },
  UIKitFact(
    "the first pixel of a turned picture is where EXIF says",
    "0,0 of 4×2, 4,2 of 4×2, 0,4 of 2×4, 2,0 of 2×4, 4,0 of 4×2, 0,2 of 4×2, 0,0 of 2×4, 2,4 of 2×4"
  ) {
    let pixels = CGImage(DrawnItems([]), width: 8, height: 4)
    return (0..<8).compactMap(UIImage.Orientation.init).map { orientation in
      let image = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
      guard case .sketch(let steps) = image.content, case .drawing(_, let map)? = steps.first
      else { return "no drawing" }
      let first = CGPoint.zero.applying(map)
      return "\(Int(first.x)),\(Int(first.y)) of \(Int(image.size.width))×\(Int(image.size.height))"
    }.joined(separator: ", ")
  },
  UIKitFact("mirrored twice a picture is as before, and its pixels stay", "true true") {
    let pixels = CGImage(DrawnItems([]), width: 8, height: 4)
    let same = (0..<8).compactMap(UIImage.Orientation.init).allSatisfy { orientation in
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let twice = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
      return twice.imageOrientation == orientation && twice.isEqual(image)
    }
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    return "\(same) \(turned.cgImage == pixels)"
  },
  UIKitFact("a thumbnail shows all of what was drawn", "0,0 4,6") {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 12)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 12))
    }
    let thumbnail = image.preparingThumbnail(of: CGSize(width: 4, height: 6))
    guard case .sketch(let steps)? = thumbnail?.content, case .fill(let path, _, _)? = steps.first
    else { return "no drawing" }
    let box = path.boundingRect
    return "\(Int(box.minX)),\(Int(box.minY)) \(Int(box.maxX)),\(Int(box.maxY))"
  },
  UIKitFact("a picture with caps is drawn in parts, which repeat unless told otherwise", "9 6 4") {
    func parts(_ image: UIImage, _ size: CGSize) -> Int {
      let drawn = UIGraphicsImageRenderer(size: size).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
      guard case .sketch(let steps) = drawn.content, case .drawing(let all, _)? = steps.first
      else { return 0 }
      return all.items.count
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    let capped = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let stretched = image.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
    let large = CGSize(width: 20, height: 20)
    return "\(parts(capped, large)) \(parts(stretched, large)) "
      + "\(parts(capped, CGSize(width: 4, height: 4)))"
  },
  UIKitFact("pictures drawn in the older way may lie in one another", "4 × 6 in 8 × 9, then nil") {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 9), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 6))
    let inner = UIGraphicsGetImageFromCurrentImageContext()?.size ?? .zero
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()?.size ?? .zero
    UIGraphicsEndImageContext()
    let none = UIGraphicsGetImageFromCurrentImageContext() == nil ? "nil" : "a picture"
    return "\(Int(inner.width)) × \(Int(inner.height)) in"
      + " \(Int(outer.width)) × \(Int(outer.height)), then \(none)"
  },
]

let otherFacts: [UIKitFact] = [
  UIKitFact("the body style is 17 points", "17") {
    "\(Int(UIFont.preferredFont(forTextStyle: .body).pointSize))"
  },
  UIKitFact("the system font has SF's line height", "20.29") {
    "\((UIFont.systemFont(ofSize: 17).lineHeight * 100).rounded() / 100)"
  },
  UIKitFact("a description keeps its size", "24") {
    let font = UIFont.systemFont(ofSize: 24, weight: .bold)
    guard let rounded = font.fontDescriptor.withDesign(.rounded) else { return "nil" }
    return "\(Int(UIFont(descriptor: rounded, size: 0).pointSize))"
  },
  UIKitFact("the screen is that of the usual iPhone", "393 × 852 @3") {
    let screen = UIScreen.main
    return "\(Int(screen.bounds.width)) × \(Int(screen.bounds.height)) @\(Int(screen.scale))"
  },
  UIKitFact("clockwise is down on screen", "0,50 … 100,100") {
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
    let box = half.bounds
    let corners = [box.minX, box.minY, box.maxX, box.maxY].map { "\(Int($0.rounded()))" }
    return "\(corners[0]),\(corners[1]) … \(corners[2]),\(corners[3])"
  },
  UIKitFact("views of a stack are its subviews, in their order", "a b, then b in nothing") {
    let labels = ["a", "b"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    let names = stack.subviews.compactMap { ($0 as? UILabel)?.text }.joined(separator: " ")
    labels[0].removeFromSuperview()
    let left = stack.subviews.compactMap { ($0 as? UILabel)?.text }.joined(separator: " ")
    return "\(names), then \(left) in \(labels[0].superview == nil ? "nothing" : "it")"
  },
  UIKitFact("an image view is as large as its image", "3 × 2") {
    let view = UIImageView(image: UIImage(data: picture, scale: 2))
    return "\(Int(view.frame.width)) × \(Int(view.frame.height))"
  },
  UIKitFact("paths of CoreGraphics grow", "0,0 10,10") {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    let box = path.boundingBox
    return "\(Int(box.minX)),\(Int(box.minY)) \(Int(box.maxX)),\(Int(box.maxY))"
  },
]

/// What a picture drawn by code consists of.
@MainActor private func steps(opaque: Bool = false, _ draw: @escaping () -> Void) -> String {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format)
    .image { _ in draw() }
  guard case .sketch(let steps) = image.content else { return "no drawing" }
  return steps.map(word).joined(separator: " ")
}

private func word(_ step: UIImageSketchStep) -> String {
  switch step {
  case .image: "image"
  case .fill(_, let color, let evenOdd):
    (evenOdd ? "hollow" : "solid") + (color == .black ? "" : "*")
  case .stroke(_, _, let style):
    style.dash.isEmpty ? "line" : "dashes \(style.dash.map { Int($0) }) from \(style.dashPhase)"
  case .drawing(let drawing, _): "(" + drawing.items.map(word).joined(separator: " ") + ")"
  }
}

private func word(_ item: DisplayItem) -> String {
  switch item {
  case .fill(_, .color(let color), _, _): color == .black ? "fill" : "fill*"
  case .fill: "paint"
  case .stroke: "stroke"
  case .text: "text"
  case .image: "image"
  case .group(let group):
    "\(group.opacity)" + (group.filters.isEmpty ? "" : " tinted") + cut(group.clip)
      + moved(group.transform)
      + (group.knockout == nil ? "" : " with a hole") + " ["
      + group.children.map(word).joined(separator: " ") + "]"
  }
}

private func cut(_ path: Path?) -> String {
  guard let box = path?.boundingRect else { return "" }
  return " cut \(Int(box.minX)),\(Int(box.minY)) \(Int(box.maxX)),\(Int(box.maxY))"
}

private func moved(_ map: CGAffineTransform) -> String {
  map == .identity ? "" : " moved \(Int(map.tx)),\(Int(map.ty))"
}

let drawingFacts: [UIKitFact] = [
  UIKitFact("the even-odd rule leaves holes", "hollow solid") {
    steps {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)))
      path.usesEvenOddFillRule = true
      path.fill()
      path.usesEvenOddFillRule = false
      path.fill()
    }
  },
  UIKitFact(
    "Core Graphics draws into the same picture", "(fill*) (1.0 cut 0,0 1,1 [stroke]) (text)"
  ) {
    steps {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
      ("a" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
    }
  },
  UIKitFact(
    "what is cut, moved or faint is so for pictures and paths too",
    """
    (1.0 cut 0,0 4,4 [1.0 [image]]) (1.0 moved 3,0 [fill]) (0.5 [1.0 [stroke]]) image
    """
  ) {
    steps {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let box = CGRect(x: 0, y: 0, width: 9, height: 9)
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).addClip()
      UIImage(data: picture)?.draw(in: box)
      context.restoreGState()
      context.saveGState()
      context.translateBy(x: 3, y: 0)
      UIRectFill(box)
      context.restoreGState()
      context.setAlpha(0.5)
      UIBezierPath(rect: box).stroke()
      context.setAlpha(1)
      UIImage(data: picture)?.draw(in: box)
    }
  },
  UIKitFact("a move that is no number moves nothing, and is noted", "(fill) solid") {
    steps {
      UIGraphicsGetCurrentContext()?.translateBy(x: .nan, y: 0)
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  },
  UIKitFact("a picture of several parts is faint as a whole", "(0.5 [1.0 [1.0 [1.0 [fill fill]]]])")
  {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
    }
    return steps {
      UIGraphicsGetCurrentContext()?.setAlpha(0.5)
      picture.draw(at: .zero)
    }
  },
  UIKitFact("a colour set for one kind of drawing is that of the other", "(fill*) solid*") {
    steps {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setFillColor(UIColor.blue.cgColor)
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  },
  UIKitFact("a picture that was cut keeps its file, one with more in it has none", "true nil") {
    func drawn(_ more: @escaping () -> Void) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
        let inner = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
          UIImage(data: picture)?.draw(at: .zero)
          more()
        }
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)).addClip()
        inner.draw(at: .zero)
      }.pngData()
    }
    let more = drawn { UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    return "\(drawn {} == picture) \(more.map { "\($0.count)" } ?? "nil")"
  },
  UIKitFact("a line may be dashed, and whole again", "dashes [3, 2] from 1.0 line") {
    steps {
      let path = UIBezierPath()
      path.addLine(to: CGPoint(x: 9, y: 0))
      path.setLineDash([3, 2], count: 2, phase: 1)
      path.stroke()
      path.setLineDash(nil, count: 0, phase: 0)
      path.stroke()
    }
  },
  UIKitFact(
    "a bitmap is cut to what it has", "4x9 1.0 cut 0,0 4,9 [1.0 moved -5,0 [fill]], nothing"
  ) {
    let context = CGContext(
      data: nil, width: 9, height: 9, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    context?.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    let whole = context?.makeImage()
    let part = whole?.cropping(to: CGRect(x: 5, y: -3, width: 90, height: 90))
    let outside = whole?.cropping(to: CGRect(x: 9, y: 0, width: 1, height: 1))
    let items = (part?.drawing?.items ?? []).map(word).joined(separator: " ")
    return
      "\(part?.width ?? 0)x\(part?.height ?? 0) \(items), \(outside == nil ? "nothing" : "a part")"
  },
  UIKitFact("what is opaque begins in black", "solid") { steps(opaque: true) {} },
  UIKitFact("a picture may be drawn faintly", "image (0.5 [image])") {
    steps {
      let image = UIImage(data: picture)
      image?.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
      image?.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), blendMode: .normal, alpha: 0.5)
      image?.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), blendMode: .normal, alpha: 0)
    }
  },
  UIKitFact("a picture is drawn in its tint", "(1.0 tinted [image])") {
    steps { UIImage(data: picture)?.withTintColor(.red).draw(at: .zero) }
  },
  UIKitFact("a symbol is drawn in its colour", "(1.0 [fill* stroke])") {
    steps {
      let look = UIImage.SymbolConfiguration(hierarchicalColor: .red)
      UIImage(systemName: "circle.fill", withConfiguration: look)?.draw(at: .zero)
    }
  },
  UIKitFact("configurations join, the later one first", "20.0 0.4 large") {
    let both = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .large)
      .applying(UIImage.SymbolConfiguration(pointSize: 20))
    return "\(both.pointSize ?? 0) \(both.weight?.rawValue ?? 0) \(both.scale)"
  },
  UIKitFact("a large symbol is larger", "true") {
    let sizes = [UIImage.SymbolScale.small, .large].map {
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: $0))?.size
    }
    return "\((sizes[0]?.width ?? 9) < (sizes[1]?.width ?? 0))"
  },
]
