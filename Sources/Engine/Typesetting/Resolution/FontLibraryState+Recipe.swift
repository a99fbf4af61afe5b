import Foundation

extension FontLibraryState {
  /// Applies the rules of platform and environment to a description.
  mutating func recipe(of request: FontRequest) -> FontRecipe {
    let context = request.context
    let scale = scale(context.platform)
    let font = request.font ?? Self.defaultFont(scale)
    var recipe = FontRecipe(
      platform: context.platform, pointSize: 0, weight: 400,
      italic: font.isItalic || context.isItalic,
      design: font.design ?? context.designOverride ?? .default, widthFactor: 1, leading: 0,
      tracking: 0, monospacedDigits: font.hasMonospacedDigits || context.hasMonospacedDigits,
      smallCaps: font.smallCapitals)
    if font.isMonospaced || context.isMonospaced { recipe.design = .monospaced }
    applySize(font, context, scale, &recipe)
    recipe.lineSize = Self.sane(recipe.pointSize * font.scale)
    recipe.pointSize = Self.sane(recipe.lineSize * context.scale)
    recipe.weight = weight(font, context, scale)
    applyFile(font, context, &recipe)
    let width = context.widthOverride ?? font.width ?? .standard
    let share = 1 + width.value * metrics.widthPerUnit
    recipe.widthFactor = share.isFinite ? min(max(share, 0.3), 10) : 1
    applyLeading(context.leading ?? font.leading, &recipe)
    recipe.tracking = tracking(of: recipe)
    recipe.svgFamily = svgFamily(recipe)
    return recipe
  }

  private static func defaultFont(_ scale: TypeScale) -> Font {
    scale.defaultPointSize.map { Font(base: .system(size: $0)) } ?? .body
  }

  private mutating func applySize(
    _ font: Font, _ context: FontContext, _ scale: TypeScale, _ recipe: inout FontRecipe
  ) {
    switch font.base {
    case .style(let style):
      let entry = scale.entry(style, context.dynamicType)
      recipe.pointSize = entry.size
      recipe.leading = leading(entry, context.platform)
    case .system(let size):
      recipe.pointSize = Self.sane(size)
    case .custom(let name, let size, let style):
      recipe.customName = isRegistered(name) ? name : nil
      recipe.svgFamily = name
      recipe.pointSize = Self.sane(size)
      guard let style else { return }
      let ratio = scale.entry(style, context.dynamicType).size / scale.defaultSize(style)
      if ratio != 1 { recipe.pointSize = (recipe.pointSize * ratio).rounded() }
    }
  }

  /// What a style adds between lines: its documented line height less that of the font.
  private mutating func leading(
    _ entry: (size: Double, lineHeight: Double), _ platform: TypePlatform
  ) -> CGFloat {
    let vertical = metrics.vertical(platform)
    let ratio = (vertical.ascender + vertical.descender) / vertical.unitsPerEm
    guard platform == .macOS else { return entry.lineHeight - entry.size * ratio }
    let perPoint = 1 / vertical.unitsPerEm
    let height = VerticalMetrics.wholePoints(
      ascender: vertical.ascender * perPoint * entry.size,
      descender: vertical.descender * perPoint * entry.size, size: entry.size)
    return max(entry.lineHeight - height, 0)
  }

  /// Sizes that are not numbers, negative or absurd do not reach the arithmetic.
  private static func sane(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0), Font.greatestSize) : 0
  }

  /// A registered face brings its own weight and slant unless the widget asks for others.
  private func applyFile(_ font: Font, _ context: FontContext, _ recipe: inout FontRecipe) {
    guard let name = recipe.customName else { return }
    let isFree = font.weight == nil && context.weightOverride == nil
    let isPlain = isFree && !font.isBold && !context.isBold && !context.boldText
    let wanted = isPlain ? nil : recipe.weight
    guard let face = registeredFace(name, weight: wanted ?? 400, italic: recipe.italic) else {
      return
    }
    if isPlain { recipe.weight = face.weight }
    recipe.italic = recipe.italic || face.isItalic
  }

  private func weight(_ font: Font, _ context: FontContext, _ scale: TypeScale) -> Int {
    var style: Font.TextStyle?
    if case .style(let named) = font.base { style = named }
    var number = font.weight?.number ?? scale.weight(style, bold: false)
    if font.isBold || context.isBold { number = max(number, scale.weight(style, bold: true)) }
    if let override = context.weightOverride { number = override.number }
    // The accessibility setting draws everything about two steps heavier.
    if context.boldText { number += 200 }
    return min(max(number, 100), 900)
  }

  /// Tight and loose leading move lines by two points, an estimate from UIKit's traits.
  private func applyLeading(_ leading: Font.Leading, _ recipe: inout FontRecipe) {
    switch leading {
    case .standard: break
    case .tight: recipe.leading -= 2
    case .loose: recipe.leading += 2
    }
  }

  private mutating func svgFamily(_ recipe: FontRecipe) -> String? {
    if let name = recipe.svgFamily {
      let face = registeredFace(name, weight: recipe.weight, italic: recipe.italic)
      let family = face.map { $0.family.isEmpty ? name : $0.family } ?? name
      return "\(Self.quoted(family)), \(metrics.customFallback)"
    }
    switch recipe.design {
    case .default: return nil
    case .serif: return metrics.serif.svgFamily
    case .rounded: return metrics.rounded.svgFamily
    case .monospaced: return metrics.monospaced.svgFamily
    }
  }

  /// A family name as a CSS string.
  private static func quoted(_ name: String) -> String {
    let safe = name.unicodeScalars.filter { $0.value >= 0x20 && $0 != "'" && $0 != "\\" }
    return "'\(String(String.UnicodeScalarView(safe)))'"
  }
}
