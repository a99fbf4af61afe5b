import DiagnosticRecords
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

  /// Says where a font has a size that nothing can be written in.
  func check(_ font: Font) {
    if font.hasDrawableSize { return }
    reportNumbers("The size of a font")
  }
}
