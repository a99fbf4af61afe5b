import Foundation
import VectorDrawing

extension FontLibraryState {
  /// The font that a picture names; one of no text that was laid out is the system's.
  mutating func font(drawnAs face: FontFace) -> ResolvedFont {
    if let font = byFace[ObjectIdentifier(face)] { return font }
    var font = Font(base: .system(size: face.size))
    font.weight = Font.Weight(number: face.weight)
    return resolve(FontRequest(font: font, context: FontContext()))
  }

  /// The outlines of a font's letters, read when the first is drawn; nil where it has none. Those
  /// of the system are Inter's, whatever the design.
  mutating func outlines(of font: ResolvedFont) -> FontOutlines? {
    let file: (url: URL, index: Int)
    if font.customName == nil {
      file = (folder.appendingPathComponent("outlines/Inter-\(font.numericWeight).woff"), 0)
    } else if let own = font.face.flatMap({ drawn(font, $0) }) {
      file = own
    } else {
      return nil
    }
    let key = "\(file.index) \(file.url.path)"
    if let known = outlines[key] { return known }
    let read = try? OpenTypeFont.fonts(in: Data(contentsOf: file.url))[file.index]
    let result = read.flatMap { try? FontOutlines($0) }
    outlines[key] = .some(result)
    return result
  }

  /// The file whose letters are drawn: of the family's that of the weight and slant asked for, as
  /// a face asked for by its own name may be another.
  private func drawn(_ font: ResolvedFont, _ face: FaceTable) -> (url: URL, index: Int)? {
    let member = registeredFace(face.family, weight: font.numericWeight, italic: font.italic)
    return files[ObjectIdentifier(member ?? face)]
  }
}
