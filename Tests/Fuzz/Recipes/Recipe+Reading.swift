extension Recipe {
  /// Whether a NaN is among the numbers that a picture of the tree cannot be drawn without.
  var isDrawnWithNaN: Bool {
    let role = Construct.named(name)?.role
    // A modifier of nothing is never asked, nor is what lies behind it.
    if role == .modifier || role == .pair, !children[0].hasViews { return false }
    if hasNaN, isRead { return true }
    return !Self.choosy.contains(name) && children.contains(where: \.isDrawnWithNaN)
  }

  private var hasNaN: Bool { numbers.contains(where: \.isNaN) }

  /// Constructs that may never make or draw what they contain.
  private static let choosy: Set<String> = ["Reader", "Fits", "Odd", "Table", "hidden", "mask"]

  /// Constructs with numbers that become counts, are asked for in some positions only, or are
  /// radii: a corner of none is sharp.
  private static let unread: Set<String> = [
    "Reader", "Odd", "Number", "Percent", "columns", "lineLimit", "room", "guide", "Canvas",
    "Rounded", "Uneven", "clip", "visual",
  ]

  /// Modifiers with numbers that texts inherit.
  private static let inherited: Set<String> = [
    "font", "width", "shrink", "lineSpacing", "tracking", "secondary",
  ]

  /// Whether the numbers of the construct itself are looked at.
  private var isRead: Bool {
    if Self.inherited.contains(name) { return children[0].inherits(name) }
    // The first is a count, or the size of a font that an empty text writes nothing in.
    if name == "relative" || name == "Sized" && text.isEmpty { return numbers[1].isNaN }
    return !Self.unread.contains(name)
  }

  /// Whether a text of the tree takes what a modifier around it says.
  private func inherits(_ modifier: String) -> Bool {
    // A modifier further in comes first.
    if name == modifier || Self.choosy.contains(name) { return false }
    switch name {
    case "Day", "Relative", "Timer", "Format", "Number", "Percent": return true
    case "Verbatim": return !text.isEmpty
    default: return children.contains { $0.inherits(modifier) }
    }
  }

  /// Whether it is surely something that a modifier can change: a group of nothing is not.
  private var hasViews: Bool {
    switch Construct.named(name)?.role {
    case .modifier, .pair: children[0].hasViews
    case .container:
      ["Group", "GridRow", "Fits"].contains(name) ? children.contains(where: \.hasViews) : true
    default: name != "Empty"
    }
  }
}
