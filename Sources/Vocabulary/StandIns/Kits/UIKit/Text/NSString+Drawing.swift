public import Foundation

extension String {
  /// The size of the text, points; only newlines break it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    ImageText(self, attributes).bounds.size
  }

  /// Draws the text in the drawing under way, `point` being its upper left corner.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { ImageText(self, attributes).draw(at: point) }

  /// Draws the text from the top of a rectangle, in lines of its width. What is below it is left
  /// out.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    ImageText(self, attributes, width: rect.width).draw(at: rect.origin, height: rect.height)
  }

  /// The same; without `usesLineFragmentOrigin` on one line, whose baseline is the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text, points; only newlines break it.
  public func size() -> CGSize { ImageText(self).bounds.size }

  /// Draws the text in the drawing under way, `point` being its upper left corner.
  public func draw(at point: CGPoint) { ImageText(self).draw(at: point) }

  /// Draws the text from the top of a rectangle, in lines of its width. What is below it is left
  /// out.
  public func draw(in rect: CGRect) {
    ImageText(self, width: rect.width).draw(at: rect.origin, height: rect.height)
  }

  /// The same; without `usesLineFragmentOrigin` on one line, whose baseline is the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    let text = ImageText(self)
    text.draw(
      at: CGPoint(x: rect.minX, y: rect.minY - (text.lines.first?.ascender ?? 0)), height: 0)
  }
}

extension NSString {
  /// The size of the text, points; only newlines break it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Draws the text in the drawing under way, `point` being its upper left corner.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(at: point, withAttributes: attributes) }

  /// Draws the text from the top of a rectangle, in lines of its width. What is below it is left
  /// out.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(in: rect, withAttributes: attributes) }

  /// The same; without `usesLineFragmentOrigin` on one line, whose baseline is the rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}
