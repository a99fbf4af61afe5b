/// The embedding levels of one paragraph, by the rules of Unicode Annex 9: even levels run from
/// left to right, odd ones from right to left.
struct BidiParagraph {
  /// The level of the paragraph itself: 0 or 1.
  let base: UInt8
  /// The level of each character.
  private(set) var levels: [UInt8]

  /// Deeper embeddings count as not written (BD2).
  private static let deepest: UInt8 = 125

  /// - Parameters:
  ///   - classes: the class of each character.
  ///   - brackets: what a character is to rule N0; asked for neutrals only.
  ///   - base: 0 or 1; nil finds it in the text (rules P2 and P3).
  ///   - otherwise: the level of a text without any letter.
  init(
    _ classes: [BidiClass], brackets: (Int) -> BidiBracket?, base: UInt8? = nil,
    otherwise: UInt8 = 0
  ) {
    let start = base ?? Self.direction(of: classes[...]) ?? otherwise
    self.base = start
    levels = [UInt8](repeating: start, count: classes.count)
    var classes = classes
    let original = classes
    embed(&classes)
    let explicit = levels
    for run in Self.sequences(original, explicit) {
      var sequence = BidiSequence(run, classes, original, explicit, base: start)
      sequence.resolve(brackets)
      for (position, level) in zip(run, sequence.levels) { levels[position] = level }
    }
    settle(original)
  }

  /// The level of the first letter outside of isolates (rules P2 and P3).
  static func direction(of classes: ArraySlice<BidiClass>) -> UInt8? {
    var depth = 0
    for name in classes {
      switch name {
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      case .l where depth == 0: return 0
      case .r where depth == 0, .al where depth == 0: return 1
      default: break
      }
    }
    return nil
  }

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// Explicit levels and directions (rules X1 to X8).
  private mutating func embed(_ classes: inout [BidiClass]) {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var (lostIsolates, lostEmbeddings, openIsolates) = (0, 0, 0)
    for index in classes.indices {
      let name = classes[index]
      let top = stack[stack.count - 1]
      switch name {
      case .lre, .rle, .lro, .rlo:
        levels[index] = top.level
        let next = Self.next(after: top.level, odd: name == .rle || name == .rlo)
        guard next <= Self.deepest, lostIsolates == 0, lostEmbeddings == 0 else {
          if lostIsolates == 0 { lostEmbeddings += 1 }
          continue
        }
        let override: BidiClass? = name == .lro ? .l : name == .rlo ? .r : nil
        stack.append(Status(level: next, override: override, isIsolate: false))
      case .lri, .rli, .fsi:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
        let inner = classes[(index + 1)...]
        let odd = name == .fsi ? Self.direction(of: Self.isolate(inner)) == 1 : name == .rli
        let next = Self.next(after: top.level, odd: odd)
        guard next <= Self.deepest, lostIsolates == 0, lostEmbeddings == 0 else {
          lostIsolates += 1
          continue
        }
        openIsolates += 1
        stack.append(Status(level: next, override: nil, isIsolate: true))
      case .pdi:
        if lostIsolates > 0 {
          lostIsolates -= 1
        } else if openIsolates > 0 {
          lostEmbeddings = 0
          while stack.last?.isIsolate == false { stack.removeLast() }
          stack.removeLast()
          openIsolates -= 1
        }
        let outer = stack[stack.count - 1]
        levels[index] = outer.level
        if let override = outer.override { classes[index] = override }
      case .pdf:
        if lostIsolates > 0 {
        } else if lostEmbeddings > 0 {
          lostEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
        levels[index] = stack[stack.count - 1].level
      case .b: levels[index] = base
      default:
        levels[index] = top.level
        if let override = top.override, name != .bn { classes[index] = override }
      }
    }
  }

  private static func next(after level: UInt8, odd: Bool) -> UInt8 {
    odd ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// What lies before the end of an isolate.
  private static func isolate(_ classes: ArraySlice<BidiClass>) -> ArraySlice<BidiClass> {
    var depth = 1
    for index in classes.indices {
      if classes[index].isIsolateStart { depth += 1 }
      if classes[index] == .pdi { depth -= 1 }
      if depth == 0 { return classes[..<index] }
    }
    return classes
  }

  /// The isolating run sequences (BD13), each as the positions of its characters.
  private static func sequences(_ classes: [BidiClass], _ levels: [UInt8]) -> [[Int]] {
    var sequences: [[Int]] = []
    /// Sequences that wait for the end of the isolate they open.
    var waiting: [Int] = []
    var current: Int?
    var previous: Int?
    for index in classes.indices where !classes[index].isRemoved {
      if let last = previous, levels[last] != levels[index] || classes[last].isIsolateStart {
        if classes[last].isIsolateStart, let current { waiting.append(current) }
        current = nil
      }
      if classes[index] == .pdi, let opener = waiting.last,
        levels[sequences[opener][0]] == levels[index]
      {
        waiting.removeLast()
        current = opener
      }
      if let known = current {
        sequences[known].append(index)
      } else {
        sequences.append([index])
        current = sequences.count - 1
      }
      previous = index
    }
    return sequences
  }

  /// Removed characters take the level before them; separators, and the space before them and at
  /// the end, that of the paragraph (rule L1).
  private mutating func settle(_ classes: [BidiClass]) {
    for index in classes.indices where classes[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : base
    }
    var isTrailing = true
    for index in classes.indices.reversed() {
      switch classes[index] {
      case .b, .s:
        levels[index] = base
        isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi, .bn, .lre, .rle, .lro, .rlo, .pdf:
        if isTrailing { levels[index] = base }
      default: isTrailing = false
      }
    }
  }
}
