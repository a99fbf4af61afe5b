/// What of an element looks, reads or is called otherwise than before, in words.
struct ElementLooks {
  /// One aspect that differs.
  struct Difference: Hashable {
    let kind: TreeChange.Kind
    let aspect: String
    let words: String
  }

  private(set) var differences: [Difference] = []
  private let colours: ColourNames

  /// - Parameter colours: What palettes call colours.
  init(_ old: TreeNode, _ new: TreeNode, _ colours: ColourNames) {
    self.colours = colours
    if old.isRedacted != new.isRedacted {
      // What it was, or is, is hidden.
      say(.content, "redaction", new.isRedacted ? "now redacted" : "now shown")
      return
    }
    content(old, new)
    fonts(old.looks, new.looks)
    paints(old.looks.paints, new.looks.paints)
    shapes(old.looks, new.looks)
    meaning(old, new)
  }

  private mutating func say(_ kind: TreeChange.Kind, _ aspect: String, _ words: String) {
    differences.append(Difference(kind: kind, aspect: aspect, words: words))
  }

  private mutating func compare(
    _ kind: TreeChange.Kind, _ aspect: String, _ old: String?, _ new: String?
  ) {
    if old != new { say(kind, aspect, "\(aspect) \(old ?? "none") → \(new ?? "none")") }
  }

  private mutating func compare(
    _ kind: TreeChange.Kind, quoting aspect: String, _ old: String?, _ new: String?
  ) {
    compare(
      kind, aspect, old.map { ElementNames.quoted($0, apartFrom: new ?? "") },
      new.map { ElementNames.quoted($0, apartFrom: old ?? "") })
  }

  private mutating func toggle(
    _ kind: TreeChange.Kind, _ aspect: String, _ old: Bool, _ new: Bool, _ words: [String]
  ) {
    if old != new { say(kind, aspect, words[new ? 0 : 1]) }
  }

  private mutating func content(_ old: TreeNode, _ new: TreeNode) {
    if old.isRedacted { return }
    compare(.content, quoting: "text", old.text, new.text)
    compare(.content, quoting: "symbol", old.looks.symbol, new.looks.symbol)
    compare(.content, quoting: "image", old.looks.image, new.looks.image)
    toggle(
      .content, "truncation", old.isTruncated, new.isTruncated,
      ["now truncated", "no longer truncated"])
  }

  private mutating func fonts(_ old: TreeNode.Looks, _ new: TreeNode.Looks) {
    for (one, other) in zip(old.fonts, new.fonts) where one != other {
      compare(.look, "font style", one.style, other.style)
      compare(.look, "font size", Points.text(one.size), Points.text(other.size))
      compare(.look, "font weight", Self.weight(one.weight), Self.weight(other.weight))
      compare(.look, "font design", one.design ?? "default", other.design ?? "default")
      compare(.look, "font family", one.family, other.family)
      toggle(
        .look, "font slant", one.italic ?? false, other.italic ?? false,
        ["now italic", "no longer italic"])
    }
    if old.fonts.count != new.fonts.count, !old.fonts.isEmpty, !new.fonts.isEmpty {
      compare(.look, "fonts", "\(old.fonts.count)", "\(new.fonts.count)")
    }
    compare(
      .look, "scale", old.scale.map { Points.text($0) } ?? "1",
      new.scale.map { Points.text($0) } ?? "1")
    toggle(
      .look, "underline", old.isUnderlined, new.isUnderlined,
      ["now underlined", "no longer underlined"])
    toggle(
      .look, "strikethrough", old.isStruckThrough, new.isStruckThrough,
      ["now struck through", "no longer struck through"])
  }

  /// A weight by its name in code, where it has one.
  private static func weight(_ value: Double) -> String {
    let names = "ultraLight thin light regular medium semibold bold heavy black".split(
      separator: " ")
    guard (0...1000).contains(value) else { return Points.text(value) }
    let index = Int(value / 100) - 1
    return value.truncatingRemainder(dividingBy: 100) == 0 && names.indices.contains(index)
      ? String(names[index]) : Points.text(value)
  }

  private mutating func paints(_ old: [String], _ new: [String]) {
    if old.count == new.count {
      for (one, other) in zip(old, new) where one != other {
        compare(.look, "colour", colours.text(one), colours.text(other))
      }
    } else if !old.isEmpty, !new.isEmpty {
      let (former, now) = (old.map(colours.text), new.map(colours.text))
      compare(
        .look, "colours", former.joined(separator: " and "), now.joined(separator: " and "))
    }
  }

  private mutating func shapes(_ old: TreeNode.Looks, _ new: TreeNode.Looks) {
    func radii(_ looks: TreeNode.Looks) -> String {
      looks.radii.isEmpty ? "0" : looks.radii.map { Points.text($0) }.joined(separator: ", ")
    }
    compare(.look, "corner radius", radii(old), radii(new))
    if let one = old.opacity, let other = new.opacity {
      compare(.look, "opacity", Points.text(one), Points.text(other))
    }
  }

  private mutating func meaning(_ old: TreeNode, _ new: TreeNode) {
    // A symbol or an image that has no label is called by its name.
    let isOther = (old.looks.symbol, old.looks.image) != (new.looks.symbol, new.looks.image)
    if !isOther { compare(.meaning, quoting: "label", old.label, new.label) }
    compare(.meaning, quoting: "value", old.value, new.value)
    compare(.meaning, quoting: "hint", old.hint, new.hint)
    compare(.meaning, quoting: "traits", old.traits, new.traits)
    compare(.meaning, quoting: "link", old.link, new.link)
    toggle(
      .meaning, "accessibility", old.isHidden, new.isHidden,
      ["now hidden from accessibility", "no longer hidden from accessibility"])
    // What is said follows from the text and the label where those changed.
    if differences.isEmpty { compare(.meaning, quoting: "VoiceOver", old.spoken, new.spoken) }
  }
}

/// What palettes and asset catalogs call colours.
package struct ColourNames: Sendable {
  private let names: [String: [String]]

  /// - Parameter names: by colour as pictures write them, `#3c3c43 0.6`; the best name first.
  package init(_ names: [String: [String]] = [:]) { self.names = names }

  /// `red (#ff3b30)`; what has no name as it is; `linear gradient #ffffff, red (#ff3b30)`.
  func text(_ paint: String) -> String {
    let parts = paint.split(separator: ",").map { $0.drop { $0 == " " } }
    if parts.count > 1 {
      return
        "\(parts[0]) gradient \(parts.dropFirst().map { text(String($0)) }.joined(separator: ", "))"
    }
    if let name = names[paint]?.first { return "\(name) (\(paint))" }
    // Of a colour that lets something through the name is that of the full one.
    let values = paint.split(separator: " ")
    guard values.count == 2, let name = names[String(values[0])]?.first,
      let share = Double(values[1])
    else { return paint }
    return "\(name) at \(Points.text((share * 1000).rounded() / 10)) % (\(paint))"
  }
}

/// Numbers of points as people write them.
enum Points {
  static func text(_ value: Double) -> String {
    // A recorded tree may be anybody's, and its sums no number.
    guard value.isFinite else { return "?" }
    let thousandths = Int((min(max(value, -1e9), 1e9) * 1000).rounded())
    if thousandths % 1000 == 0 { return "\(thousandths / 1000)" }
    return "\(Double(thousandths) / 1000)"
  }

  /// Up to a thousandth, as files tell them, after some arithmetic.
  static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// `22 pt down`, `3.3 pt left and 2 pt up`.
  static func shift(_ exact: [Double]) -> String {
    let by = exact.map { ($0 * 10).rounded() / 10 }
    var parts: [String] = []
    if by[0] != 0 { parts.append("\(text(abs(by[0]))) pt \(by[0] > 0 ? "right" : "left")") }
    if by[1] != 0 { parts.append("\(text(abs(by[1]))) pt \(by[1] > 0 ? "down" : "up")") }
    return parts.isEmpty ? "by less than 0.1 pt" : parts.joined(separator: " and ")
  }

  /// `44×20`
  static func size(_ frame: [Double]) -> String { "\(text(frame[2]))×\(text(frame[3]))" }
}
