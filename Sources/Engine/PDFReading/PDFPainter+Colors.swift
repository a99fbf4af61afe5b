import Foundation
import VectorDrawing

extension PDFPainter {
  /// Follows an operator that sets a colour; says whether it was one. Those of lines are in
  /// capitals.
  mutating func followColor(
    _ word: String, _ operands: [PDFValue], _ numbers: [Double]
  ) -> Bool {
    switch word {
    case "g": set(.gray, numbers, isLine: false)
    case "G": set(.gray, numbers, isLine: true)
    case "rg": set(.rgb, numbers, isLine: false)
    case "RG": set(.rgb, numbers, isLine: true)
    case "k": set(.cmyk, numbers, isLine: false)
    case "K": set(.cmyk, numbers, isLine: true)
    case "cs", "CS":
      guard let space = PDFColorSpace(operands.first, resources, document) else {
        miss("an uncommon colour space")
        return true
      }
      set(space, space.initial, isLine: word == "CS")
    case "sc", "scn": choose(operands, numbers, isLine: false)
    case "SC", "SCN": choose(operands, numbers, isLine: true)
    default: return false
    }
    return true
  }

  private mutating func set(_ space: PDFColorSpace, _ numbers: [Double], isLine: Bool) {
    let ink = PDFState.Ink.color(space.color(numbers))
    if isLine {
      (state.lineSpace, state.line) = (space, ink)
    } else {
      (state.fillSpace, state.fill) = (space, ink)
    }
  }

  private mutating func choose(_ operands: [PDFValue], _ numbers: [Double], isLine: Bool) {
    let space = isLine ? state.lineSpace : state.fillSpace
    guard case .pattern = space, let name = operands.last?.name else {
      return set(space, numbers, isLine: isLine)
    }
    let ink = pattern(resource("Pattern", name))
    if isLine { state.line = ink } else { state.fill = ink }
  }

  private mutating func pattern(_ value: PDFValue?) -> PDFState.Ink {
    let entries = document.entries(value)
    guard document.value(entries["PatternType"]).count == 2,
      let shading = PDFShading(entries["Shading"], resources, document)
    else {
      miss("a pattern")
      return .nothing
    }
    let numbers = document.numbers(entries["Matrix"]) ?? []
    let own = numbers.count == 6 ? CGAffineTransform(numbers) : .identity
    return .shading(shading, own.concatenating(base))
  }

  /// Sets what a dictionary of the graphics state says.
  mutating func apply(_ entries: [String: PDFValue]) {
    if let opacity = document.value(entries["ca"]).number {
      state.fillOpacity = min(max(opacity, 0), 1)
    }
    if let opacity = document.value(entries["CA"]).number {
      state.lineOpacity = min(max(opacity, 0), 1)
    }
    if let width = document.value(entries["LW"]).number { state.stroke.lineWidth = abs(width) }
    if let mode = entries["BM"] {
      let names = document.array(mode)?.compactMap(\.name) ?? [document.value(mode).name ?? ""]
      state.blend = names.lazy.compactMap { BlendMode(pdf: $0) }.first ?? .normal
    }
    switch document.value(entries["SMask"]) {
    case .name: state.scopes.removeAll { $0.group.mask != nil }
    case .dictionary(let mask): self.mask(mask)
    default: break
    }
  }

  /// Shows of what follows only what a form covers or, if that is asked, lights up.
  private mutating func mask(_ entries: [String: PDFValue]) {
    state.scopes.removeAll { $0.group.mask != nil }
    let drawn = separately { $0.drawForm(entries["G"]) }
    var group = GroupItem([], node: 0)
    if document.value(entries["S"]).name == "Luminosity" {
      var light = GroupItem(drawn, node: 0)
      light.filters = [.luminanceToAlpha]
      group.mask = [.group(light)]
    } else {
      group.mask = drawn
    }
    state.scopes.append(scope(group))
  }
}
