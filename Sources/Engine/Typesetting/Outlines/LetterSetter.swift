import Foundation
import VectorDrawing

/// Sets the letters of one piece of text as outlines. As a browser fits text to `textLength`, they
/// stand as the font has them and are stretched to the width that was measured.
struct LetterSetter {
  let font: ResolvedFont
  let outlines: FontOutlines

  /// A character of the piece.
  fileprivate struct Step {
    let text: String
    /// nil where nothing is drawn, or nothing can be.
    var form: FontOutlines.Form?
    var isMissing = false
    /// Points before the piece is stretched, with kerning.
    var advance = 0.0
    /// From where it begins to where its outline does, points.
    var inset = 0.0
    /// The one code point that it consists of.
    var scalar: Unicode.Scalar?
  }

  /// The piece as outlines; what has none stays text, in pieces of its own.
  func pieces(of piece: TextLineItem.Fragment) -> [TextLineItem.Fragment] {
    let steps = steps(piece.text)
    let natural = steps.reduce(0) { $0 + $1.advance }
    let spaced = Double(steps.count { $0.advance > 0 }) * piece.spacing
    // A piece without a width stands as it comes.
    let room = piece.width > 0 ? piece.width - spaced : natural
    let stretch = natural > 0 && room > 0 ? room / natural : 1
    var result: [TextLineItem.Fragment] = []
    var (index, x) = (0, Double(piece.x))
    while index < steps.count {
      let end = steps[index...].firstIndex { $0.isMissing != steps[index].isMissing }
      let part = steps[index..<(end ?? steps.count)]
      var width = 0.0
      for step in part where step.advance > 0 { width += step.advance * stretch + piece.spacing }
      var cut = piece
      (cut.text, cut.x, cut.width) = (part.map(\.text).joined(), x, width)
      if !part[part.startIndex].isMissing {
        cut.letters = letters(part, of: piece, stretch: stretch)
      }
      // A part of a date that runs would run on as a whole one.
      if part.count < steps.count || cut.letters != nil { cut.live = nil }
      result.append(cut)
      (index, x) = (part.endIndex, x + width)
    }
    return result
  }

  private func letters(
    _ steps: ArraySlice<Step>, of piece: TextLineItem.Fragment, stretch: Double
  ) -> DrawnLetters {
    let unit = font.pointSize / LetterOutline.unitsPerEm
    var letters: [DrawnLetters.Letter] = []
    var pen = 0.0
    for step in steps {
      if let form = step.form, let outline = outlines.outline(form), !outline.elements.isEmpty {
        letters.append(.init(outline, x: (pen + step.inset * stretch) / (unit * stretch)))
      }
      if step.advance > 0 { pen += step.advance * stretch + piece.spacing }
    }
    var rules: [DrawnLetters.Rule] = []
    let thickness = font.underlineThickness
    if piece.underline { rules.append(.init(y: font.underlineOffset, thickness: thickness)) }
    if piece.strikethrough {
      rules.append(.init(y: -font.pointSize / 4, thickness: thickness))
    }
    return DrawnLetters(
      letters, rules: rules,
      transform: CGAffineTransform(
        a: unit * stretch, b: 0, c: -slant * unit, d: unit, tx: 0, ty: 0))
  }

  /// How far letters lean for each point of height: Inter's italic by 9.4°, that of a font without
  /// one as browsers lean it.
  private var slant: Double {
    guard font.italic else { return 0 }
    if font.customName == nil { return 0.1655 }
    return font.face?.isItalic == true ? 0 : 0.25
  }
}

extension LetterSetter {
  private func steps(_ text: String) -> [Step] {
    var steps = text.map(step)
    raiseSigns(&steps)
    guard font.kerningScale != 0, let face = font.face else { return steps }
    for index in steps.indices.dropLast() {
      guard let left = steps[index].slot, let right = steps[index + 1].slot else { continue }
      steps[index].advance +=
        Double(face.kerning.value(left, right)) * font.pointSize / face.unitsPerEm
    }
    return steps
  }

  private func step(_ character: Character) -> Step {
    let text = String(character)
    var step = Step(text: text)
    let scalars = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    guard scalars.count == 1, let scalar = scalars.first else {
      step.isMissing = true
      step.advance = ClusterWidth.advance(of: character.unicodeScalars, font: font)
      return step
    }
    step.scalar = scalar
    if scalar.isBlank {
      let own = outlines.glyph(of: scalar).map(outlines.advance)
      step.advance =
        font.fixedAdvance ?? own.map { $0 * font.pointSize } ?? font.advance(of: scalar)
      if scalar.isWithoutAdvance || scalar.value == 0x0A { step.advance = 0 }
      return step
    }
    step.advance = font.advance(of: scalar)
    let (drawn, share) = smallCapital(of: scalar)
    guard var glyph = outlines.glyph(of: drawn), outlines.outline(.init(glyph: glyph)) != nil
    else {
      step.isMissing = true
      return step
    }
    if font.monospacedDigits { glyph = outlines.equallyWide(glyph) }
    step.draw(glyph, share, font, outlines)
    return step
  }

  /// What stands for a small capital, and how large it is: what `AdvanceBuilder` measures.
  private func smallCapital(of scalar: Unicode.Scalar) -> (Unicode.Scalar, Double) {
    let isLower = scalar.properties.isLowercase
    let isShrunk =
      switch font.smallCaps {
      case .none: false
      case .lowercase: isLower
      case .uppercase: scalar.properties.isUppercase
      case .all: isLower || scalar.properties.isUppercase
      }
    guard isShrunk else { return (scalar, 1) }
    let capitals = scalar.properties.uppercaseMapping.unicodeScalars
    return (capitals.count == 1 ? capitals.first ?? scalar : scalar, AdvanceBuilder.smallCapital)
  }

  /// Signs stand higher between capitals and digits, as Inter's own rules have them.
  private func raiseSigns(_ steps: inout [Step]) {
    guard font.customName == nil else { return }
    for index in steps.indices {
      guard let form = steps[index].form, let raised = outlines.raised(form.glyph) else { continue }
      let sides = [
        steps[..<index].reversed().first { !$0.isPassedOver(outlines) },
        steps[(index + 1)...].first { !$0.isPassedOver(outlines) },
      ].compactMap { $0?.scalar }
      guard sides.contains(where: \.isTall), !sides.contains(where: \.properties.isLowercase)
      else { continue }
      steps[index].draw(raised, form.height, font, outlines)
    }
  }
}

extension LetterSetter.Step {
  /// The glyph that is drawn, and the room it takes.
  fileprivate mutating func draw(
    _ glyph: Int, _ share: Double, _ font: ResolvedFont, _ outlines: FontOutlines
  ) {
    let own = outlines.advance(glyph) * share
    if let cell = font.fixedAdvance {
      let em = cell / font.pointSize
      let squeeze = own > em ? em / own : 1
      form = .init(glyph: glyph, width: share * squeeze, height: share)
      inset = (em - own * squeeze) / 2 * font.pointSize
      advance = cell
    } else {
      form = .init(glyph: glyph, width: share, height: share)
      advance = own * font.pointSize
    }
  }

  fileprivate var slot: Int? { scalar.flatMap { CharacterSlot.index(of: $0.value) } }

  /// Whether signs look past it for what they stand beside.
  fileprivate func isPassedOver(_ outlines: FontOutlines) -> Bool {
    guard let form else { return scalar?.isBlank == true }
    return outlines.raised(form.glyph) != nil
  }
}

extension Unicode.Scalar {
  /// Whether nothing is drawn of it.
  fileprivate var isBlank: Bool {
    if value < 0x20 || isWithoutAdvance && value < 0x300 { return true }
    switch properties.generalCategory {
    case .spaceSeparator, .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Whether it is as tall as a capital.
  fileprivate var isTall: Bool {
    properties.isUppercase || properties.numericType == .decimal
  }
}
