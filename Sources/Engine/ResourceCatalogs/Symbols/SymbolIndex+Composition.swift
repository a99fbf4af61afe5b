/// How a name that is not listed is drawn (themes/symbols/README.md). Rules go as far as names of
/// symbols do: at most one slash, one badge and one enclosure, around what is listed.
extension SymbolIndex {
  /// What an ending adds.
  enum Step: CaseIterable {
    case slash, badge, enclosure
  }

  /// Symbols that others are put into, whose names are an ending then.
  private static let enclosures = [
    "app", "app.dashed", "bubble", "calendar", "capsule", "circle", "diamond", "doc", "folder",
    "hexagon", "icloud", "magnifyingglass", "octagon", "rectangle", "rectangle.portrait", "seal",
    "shield", "square", "square.dashed", "triangle", "tv", "viewfinder",
  ]

  /// Colours of badges in multicolour rendering.
  private static let badgeColors = [
    "plus": "green", "checkmark": "green", "minus": "red", "xmark": "red",
  ]

  /// How a name is drawn; nil for one that there is no drawing of.
  func entry(_ name: String) -> Entry? {
    if let entry = entry(name, adding: Step.allCases) { return entry }
    let known = synonyms.names(for: name).first { entry($0, adding: Step.allCases) != nil }
    return known.map { Entry(base: $0) }
  }

  private func entry(_ name: String, adding steps: [Step]) -> Entry? {
    if let listed = entries[name] { return listed }
    if let pair = pair(name) { return pair }
    let isFilled = name.hasSuffix(".fill")
    let name = isFilled ? String(name.dropLast(5)) : name
    for step in steps {
      let others = steps.filter { $0 != step }
      let entry =
        switch step {
        case .slash: slashed(name, isFilled, others)
        case .badge: badged(name, isFilled, others)
        case .enclosure: enclosed(name, isFilled, others)
        }
      if let entry { return entry }
    }
    return nil
  }

  /// `_12`: two digits, a part of enclosures.
  private func pair(_ name: String) -> Entry? {
    let digits = Array(name.dropFirst())
    guard name.first == "_", digits.count == 2, digits.allSatisfy(\.isNumber) else { return nil }
    let parts = digits.map { "_\($0)" }
    return parts.allSatisfy { entries[$0] != nil } ? Entry(base: parts[0], beside: parts[1]) : nil
  }

  /// `bell.slash`, `bell.slash.fill`.
  private func slashed(_ name: String, _ isFilled: Bool, _ steps: [Step]) -> Entry? {
    guard let base = name.dropping(".slash") else { return nil }
    return form(base, isFilled, steps).map { Entry(base: $0, slash: true) }
  }

  /// `bell.circle`, `bell.circle.fill`, `b.circle`: filled inside where there is such a form.
  private func enclosed(_ name: String, _ isFilled: Bool, _ steps: [Step]) -> Entry? {
    for enclosure in Self.enclosures {
      guard let base = name.dropping("." + enclosure) else { continue }
      let frame = isFilled ? enclosure : form("_" + enclosure, false, []) ?? enclosure
      guard entry(isFilled ? frame + ".fill" : frame, adding: []) != nil else { continue }
      // What is listed may be an enclosure, too.
      if let glyph = form(base, true, steps) ?? form("_" + base, false, []),
        entries[glyph]?.enclosure == nil
      {
        return Entry(base: glyph, enclosure: frame, fill: isFilled ? true : nil)
      }
    }
    return nil
  }

  /// `bell.badge`, `doc.badge.plus`, `lock.trianglebadge.exclamationmark`, filled or not.
  private func badged(_ name: String, _ isFilled: Bool, _ steps: [Step]) -> Entry? {
    if let stem = name.dropping(".badge") {
      return form(stem, isFilled, steps).map { Entry(base: $0, color: "red", badge: "dot") }
    }
    for (word, plate) in [(".badge.", nil), (".trianglebadge.", "triangle")] {
      guard let mark = name.firstRange(of: word) else { continue }
      let badge = String(name[mark.upperBound...])
      guard let base = form(String(name[..<mark.lowerBound]), isFilled, steps),
        let glyph = form("_" + badge, false, []) ?? form(badge, false, [])
      else { return nil }
      let color = plate == nil ? Self.badgeColors[badge] : "yellow"
      return Entry(base: base, color: color, badge: glyph, plate: plate)
    }
    return nil
  }

  /// A name that is drawn, its filled form if that is wanted and there is one.
  private func form(_ name: String, _ isFilled: Bool, _ steps: [Step]) -> String? {
    let names = isFilled ? [name + ".fill", name] : [name]
    return names.first { entry($0, adding: steps) != nil }
  }
}

extension String {
  /// What stands before an ending, if anything does.
  fileprivate func dropping(_ ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}
