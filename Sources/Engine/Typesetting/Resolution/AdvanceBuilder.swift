import Foundation

/// Turns a face's units into the points of one resolved font.
struct AdvanceBuilder {
  private let recipe: FontRecipe
  private let measured: MeasuredFace
  private let fallback: FallbackAdvances
  /// Points of every character of a monospaced font.
  let fixedAdvance: Double?
  /// Points per em.
  let emScale: Double
  /// Points per unit of kerning.
  let kerningScale: Double

  init(recipe: FontRecipe, measured: MeasuredFace, metrics: TypeMetrics) {
    self.recipe = recipe
    self.measured = measured
    fallback = metrics.fallback
    let isSystem = recipe.customName == nil
    var factor = recipe.widthFactor
    var fixed: Double?
    if isSystem {
      switch recipe.design {
      case .default: break
      case .rounded: factor *= metrics.rounded.factor ?? 1
      case .serif: factor *= metrics.serif.factor ?? 1
      case .monospaced: fixed = metrics.monospaced.advance.map { $0 * recipe.pointSize }
      }
    }
    fixedAdvance = fixed
    let em = recipe.pointSize * factor
    emScale = em
    let kerned = fixed == nil ? measured.table.flatMap { $0.kerning.isEmpty ? nil : $0 } : nil
    kerningScale = kerned.map { em / $0.unitsPerEm } ?? 0
  }

  /// The flat table.
  func slots() -> [Double] {
    var result = [Double](repeating: 0, count: CharacterSlot.count)
    for slot in result.indices {
      result[slot] = advance(slot)
    }
    if recipe.smallCaps != .none { shrinkSmallCapitals(&result) }
    return result
  }

  private func advance(_ slot: Int) -> Double {
    if slot == 0x09 { return 4 * advance(0x20) }
    if slot < 0x20 || (0x7F...0x9F).contains(slot) || slot == 0xAD { return 0 }
    if let fixedAdvance { return CharacterSlot.isInvisible(slot) ? 0 : fixedAdvance + tracking }
    if recipe.monospacedDigits, (0x30...0x39).contains(slot),
      let em = measured.digitAdvance
    {
      return em * emScale + tracking
    }
    if CharacterSlot.isInvisible(slot) { return 0 }
    if let em = measured.advance(slot: slot) { return em * emScale + tracking }
    let scalar = Unicode.Scalar(CharacterSlot.scalar(slot)) ?? " "
    let em = fallback.advance(of: scalar)
    return em == 0 ? 0 : em * recipe.pointSize + tracking
  }

  private var tracking: Double { recipe.tracking }

  /// Small capitals are capitals at this share of the size, an estimate between cap and x height.
  static let smallCapital = 0.78

  private func shrinkSmallCapitals(_ result: inout [Double]) {
    let share = Self.smallCapital
    if recipe.smallCaps != .uppercase {
      for slot in 0x61...0x7A { result[slot] = advance(slot - 0x20) * share }
    }
    guard recipe.smallCaps != .lowercase else { return }
    for slot in 0x41...0x5A { result[slot] = advance(slot) * share }
  }
}
