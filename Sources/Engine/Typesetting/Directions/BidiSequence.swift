/// One isolating run sequence, whose characters the weak and neutral rules of Unicode Annex 9 treat
/// as adjacent.
struct BidiSequence {
  private let positions: [Int]
  private var classes: [BidiClass]
  private let original: [BidiClass]
  private let level: UInt8
  /// The directions at both ends.
  private let (start, end): (BidiClass, BidiClass)

  /// - Parameters:
  ///   - positions: where the characters stand in the paragraph.
  ///   - classes: those after overrides; `original`, before.
  init(
    _ positions: [Int], _ classes: [BidiClass], _ original: [BidiClass], _ levels: [UInt8],
    base: UInt8
  ) {
    self.positions = positions
    self.classes = positions.map { classes[$0] }
    self.original = positions.map { original[$0] }
    let (first, last) = (positions[0], positions[positions.count - 1])
    level = levels[first]
    let before = original[..<first].lastIndex { !$0.isRemoved }.map { levels[$0] } ?? base
    // An isolate without an end reaches to the end of the paragraph.
    let isOpen = original[last].isIsolateStart
    let after =
      isOpen
      ? base : original[(last + 1)...].firstIndex { !$0.isRemoved }.map { levels[$0] } ?? base
    start = Self.direction(max(level, before))
    end = Self.direction(max(level, after))
  }

  private static func direction(_ level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }

  private var direction: BidiClass { Self.direction(level) }

  /// The levels of the characters, once resolved (rules I1 and I2).
  var levels: [UInt8] {
    classes.map { name in
      switch name {
      case .r: level | 1
      case .l: level & 1 == 0 ? level : level + 1
      case .an, .en: level & 1 == 0 ? level + 2 : level + 1
      default: level
      }
    }
  }

  mutating func resolve(_ brackets: (Int) -> BidiBracket?) {
    resolveMarks()
    resolveNumbers()
    resolveBrackets(brackets)
    resolveNeutrals()
  }

  /// Rule W1.
  private mutating func resolveMarks() {
    for index in classes.indices where classes[index] == .nsm {
      let before = index > 0 ? classes[index - 1] : start
      let isIsolate = index > 0 && (original[index - 1].isIsolateStart || before == .pdi)
      classes[index] = isIsolate ? .on : before
    }
  }

  /// Rules W2 to W7.
  private mutating func resolveNumbers() {
    var strong = start
    for index in classes.indices {
      switch classes[index] {
      case .l, .r, .al: strong = classes[index]
      case .en where strong == .al: classes[index] = .an
      default: break
      }
    }
    for index in classes.indices where classes[index] == .al { classes[index] = .r }
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      switch (classes[index], before) {
      case (.es, .en), (.cs, .en), (.cs, .an): classes[index] = before
      default: break
      }
    }
    joinTerminators()
    for index in classes.indices where [.es, .et, .cs].contains(classes[index]) {
      classes[index] = .on
    }
    strong = start
    for index in classes.indices {
      switch classes[index] {
      case .l, .r: strong = classes[index]
      case .en where strong == .l: classes[index] = .l
      default: break
      }
    }
  }

  /// Signs beside European numbers belong to them (rule W5).
  private mutating func joinTerminators() {
    var index = 0
    while index < classes.count {
      guard classes[index] == .et else {
        index += 1
        continue
      }
      let first = index
      while index < classes.count, classes[index] == .et { index += 1 }
      let isBeside =
        (first > 0 && classes[first - 1] == .en) || (index < classes.count && classes[index] == .en)
      if isBeside { for position in first..<index { classes[position] = .en } }
    }
  }

  /// Brackets take the direction of what they hold or of what is before them (rule N0).
  private mutating func resolveBrackets(_ brackets: (Int) -> BidiBracket?) {
    for pair in BidiBracket.pairs(classes, { brackets(positions[$0]) }) {
      let inside = classes[(pair.open + 1)..<pair.close].compactMap(Self.strong)
      let chosen: BidiClass
      if inside.contains(direction) {
        chosen = direction
      } else if inside.isEmpty {
        continue
      } else {
        let before = classes[..<pair.open].reversed().lazy.compactMap(Self.strong).first ?? start
        chosen = before == direction ? direction : before
      }
      for position in [pair.open, pair.close] {
        classes[position] = chosen
        // Marks on a bracket follow it.
        var next = position + 1
        while next < classes.count, original[next] == .nsm {
          classes[next] = chosen
          next += 1
        }
      }
    }
  }

  /// The direction a character stands for to its neutral neighbours.
  private static func strong(_ name: BidiClass) -> BidiClass? {
    switch name {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// Rules N1 and N2.
  private mutating func resolveNeutrals() {
    var index = 0
    while index < classes.count {
      guard classes[index].isNeutral else {
        index += 1
        continue
      }
      let first = index
      while index < classes.count, classes[index].isNeutral { index += 1 }
      let before = first > 0 ? Self.strong(classes[first - 1]) ?? direction : start
      let after = index < classes.count ? Self.strong(classes[index]) ?? direction : end
      for position in first..<index { classes[position] = before == after ? before : direction }
    }
  }
}
