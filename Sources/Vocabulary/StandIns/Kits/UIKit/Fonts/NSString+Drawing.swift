import CoreGraphics
public import Foundation
import Typesetting
import VectorDrawing

extension String {
  /// The size of the text on one line, points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return CGSize(width: font.width(of: self), height: font.lineHeight)
  }

  /// Draws the text in the drawing under way, on one line whose upper left corner is `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    guard let context = UIGraphicsImageRendererContext.current, !isEmpty else { return }
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = (attributes?[.foregroundColor] as? UIColor)?.rgba ?? .black
    let baseline = point.y + font.ascender
    let letters = TextLineItem.Fragment(
      text: self, x: point.x, width: font.width(of: self), font: font.face, paint: .color(color))
    let line = TextLineItem(baseline: baseline, fragments: [letters], node: 0)
    context.add(.drawing(DrawnItems([.text(line)]), .identity))
  }

  /// Draws the text on one line at the top of a rectangle; it is not broken into lines.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { draw(at: rect.origin, withAttributes: attributes) }
}

extension NSAttributedString {
  /// Draws the text as its first letter looks, on one line whose upper left corner is `point`.
  public func draw(at point: CGPoint) {
    string.draw(
      at: point, withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// Draws the text on one line at the top of a rectangle; it is not broken into lines.
  public func draw(in rect: CGRect) { draw(at: rect.origin) }

  /// Draws the text on one line at the top of a rectangle; it is not broken into lines.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(at: rect.origin) }
}

extension NSString {
  /// The size of the text on one line, points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Draws the text in the drawing under way, on one line whose upper left corner is `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(at: point, withAttributes: attributes) }

  /// Draws the text on one line at the top of a rectangle; it is not broken into lines.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(in: rect, withAttributes: attributes) }
}
