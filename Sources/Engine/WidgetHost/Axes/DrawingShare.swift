/// Families of a widget whose pictures one process draws. A widget of many pictures has several
/// shares, the same on any machine: what its code remembers from one answer to the next may show.
package struct DrawingShare: Codable, Hashable, Sendable {
  /// Empty for all there are.
  package var families: [String]
  /// How many pictures that is at least, as timelines may have further entries.
  package var pictures: Int

  /// More than so many are drawn by another process: a third of a second, of which starting one
  /// takes a tenth.
  private static let limit = 400

  package init(families: [String] = [], pictures: Int) {
    (self.families, self.pictures) = (families, pictures)
  }

  /// The shares of a widget, at least one.
  package static func all(
    of widget: WidgetDescriptor, _ axes: AxisChoices, base: RenderSurroundings
  ) -> [DrawingShare] {
    let plans = axes.processes(of: widget.configuration, base: base).map {
      DrawingPlan(of: widget, axes, process: $0, base: base)
    }
    var families: [(name: String, pictures: Int)] = []
    for plan in plans {
      for (name, pictures) in plan.pictures(of: widget) {
        if let index = families.firstIndex(where: { $0.name == name }) {
          families[index].pictures += pictures
        } else {
          families.append((name, pictures))
        }
      }
    }
    return split(families, limit: limit * max(1, plans.count))
  }

  /// Families in their order: those that together stay below a limit are one share.
  static func split(_ families: [(name: String, pictures: Int)], limit: Int) -> [DrawingShare] {
    var shares: [DrawingShare] = []
    for (name, pictures) in families {
      if let last = shares.last, last.pictures + pictures <= limit {
        shares[shares.count - 1].families.append(name)
        shares[shares.count - 1].pictures += pictures
      } else {
        shares.append(DrawingShare(families: [name], pictures: pictures))
      }
    }
    // One process draws whatever there is.
    return shares.count > 1 ? shares : [DrawingShare(pictures: shares.first?.pictures ?? 0)]
  }
}
