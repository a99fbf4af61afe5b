import Foundation
import Typesetting
import ViewGraph

extension RenderSession {
  /// A value that Foundation's formats can write: some of them end the program over a date that is
  /// no number.
  func formattable<Value>(_ value: Value) -> Value {
    guard let date = value as? Date, !date.isDrawable else { return value }
    return self.date(date, of: "A date of Text") as? Value ?? value
  }

  /// A font ready to measure with; says where nothing can be written in its size or width.
  func resolved(_ font: Font?, in context: FontContext) -> ResolvedFont {
    if let font, !font.hasDrawableSize { reportNumbers("The size of a font") }
    if let width = context.widthOverride, !width.isDrawable {
      reportNumbers("The width of a font")
    }
    return FontLibrary.shared.resolve(font, in: context)
  }
}
