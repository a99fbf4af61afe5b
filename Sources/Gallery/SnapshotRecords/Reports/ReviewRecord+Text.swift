extension ReviewRecord {
  /// What the terminal shows: each group with its reasons, so many of its items, then the counts.
  ///
  /// - Parameters:
  ///   - limit: items named per group; the rest are counted.
  ///   - most: groups shown; the rest are counted.
  package func lines(limit: Int = 3, most: Int = 20) -> [String] {
    var lines: [String] = []
    for group in groups.prefix(most) {
      for (index, words) in group.words.enumerated() {
        lines.append(index == 0 ? "\(group.change.words): \(words)" : "  and \(words)")
      }
      lines.append("  \(extent(of: group)) [\(group.id)]")
      lines += group.items.prefix(limit).map { "  \($0)" }
      if group.items.count > limit {
        lines.append("  … and \(group.items.count - limit) more")
      }
    }
    if groups.count > most { lines.append("… and \(groups.count - most) more groups") }
    lines.append(total)
    return lines
  }

  /// `3 groups: 50 changed, 12 unchanged`
  package var total: String {
    groups.isEmpty
      ? counts : "\(groups.count == 1 ? "1 group" : "\(groups.count) groups"): \(counts)"
  }

  /// How far a group reaches: `20 pictures of Meals, systemMedium, systemSmall; light, dark`.
  package func extent(of group: Group) -> String {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let members = group.items.compactMap { known[$0] }
    let names = Dictionary(widgets.map { ($0.id, $0.name) }) { first, _ in first }
    var widgets: [String] = []
    for item in members {
      let name = names[item.widget] ?? item.widget
      if !widgets.contains(name) { widgets.append(name) }
    }
    let families = Set(members.compactMap(\.family)).sorted()
    let schemes = Set(members.compactMap { $0.variant?["scheme"] }).sorted()
    let pictures = members.count { $0.kind == .picture }
    let behaviours = members.count - pictures
    var counts: [String] = []
    if pictures > 0 { counts.append(pictures == 1 ? "1 picture" : "\(pictures) pictures") }
    if behaviours > 0 {
      counts.append(behaviours == 1 ? "the behaviour" : "the behaviours")
    }
    let shown = widgets.prefix(3).joined(separator: ", ")
    let rest = widgets.count > 3 ? " and \(widgets.count - 3) more" : ""
    let spread = [families, schemes].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
    return "\(counts.joined(separator: " and ")) of \(shown)\(rest)"
      + (spread.isEmpty ? "" : " (\(spread.joined(separator: "; ")))")
  }
}
