extension RGBA {
  /// The colour laid over another, as SVG does: source over, in gamma-encoded sRGB.
  package func over(_ below: RGBA) -> RGBA {
    if alpha >= 1 || below.alpha <= 0 { return self }
    let rest = below.alpha * (1 - alpha)
    let total = alpha + rest
    guard total > 0 else { return .clear }
    func mixed(_ one: Double, _ other: Double) -> Double { (one * alpha + other * rest) / total }
    return RGBA(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: total)
  }

  /// The contrast of two opaque colours, 1…21 (WCAG 2.2, “contrast ratio”). What is out of gamut is
  /// cut as a screen of sRGB does.
  package func contrast(to other: RGBA) -> Double {
    let (one, two) = (cut.luminance, other.cut.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var cut: RGBA {
    func cut(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(red: cut(red), green: cut(green), blue: cut(blue), alpha: alpha)
  }
}
