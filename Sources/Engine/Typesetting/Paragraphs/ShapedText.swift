import Foundation

/// A text cut into measured characters.
struct ShapedText {
  /// All characters in reading order.
  private(set) var clusters: [Cluster] = []
  /// The fonts of the runs, scaled.
  let fonts: [ResolvedFont]
  /// Whether some character may run from right to left.
  private(set) var turns = false
  /// Whether some character decides about the direction of its paragraph.
  private(set) var hasLetter = false
  /// How much nearer together letters stand than they would, points.
  private let tightening: Double
  /// Width of every character when the text is a placeholder, by run, points.
  private let placeholderAdvances: [Double]?

  /// The class of the last character of the run before.
  private var previous: BreakClass = .glue

  init(runs: [TextRun], fonts: [ResolvedFont], isPlaceholder: Bool, tightening: Double = 0) {
    (self.fonts, self.tightening) = (fonts, tightening)
    placeholderAdvances =
      isPlaceholder
      ? fonts.map { FontLibrary.shared.placeholderAdvance(size: $0.pointSize) } : nil
    for (index, run) in runs.enumerated() {
      append(run, index, tightening)
    }
    if placeholderAdvances != nil { becomePlaceholder() }
  }

  private mutating func append(_ run: TextRun, _ index: Int, _ tightening: Double) {
    if let attachment = run.attachment {
      let length = Int32(run.text.utf8.count)
      add(
        Cluster(
          advance: attachment.width, run: Int32(index), start: 0, length: length, kind: .glyph,
          breaksAfter: false), .ideograph)
      return
    }
    var text = run.text
    let spacing = run.letterSpacing - tightening
    let isDone = text.withUTF8 {
      appendASCII($0, index, spacing) || appendSingles($0, index, spacing)
    }
    if !isDone { appendUnicode(text, index, spacing) }
  }

  /// Appends a run of plain ASCII, or nothing at all if there is any other character.
  private mutating func appendASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ run: Int, _ spacing: Double
  ) -> Bool {
    for byte in bytes where byte >= 0x80 || byte == 0x0D { return false }
    let font = fonts[run]
    let kerning = font.kerningScale == 0 ? KerningTable.none : font.face?.kerning ?? .none
    let scale = font.kerningScale
    let count = bytes.count
    var (previous, hasLetter) = (previous, hasLetter)
    let own = font.advances.withUnsafeBufferPointer { advances in
      [Cluster](unsafeUninitializedCapacity: count) { room, used in
        for index in 0..<count {
          let byte = bytes[index]
          var advance = advances[Int(byte)]
          if advance != 0 { advance += spacing }
          if index + 1 < count, !kerning.isEmpty {
            let value = kerning.value(Int(byte), Int(bytes[index + 1]))
            if value != 0 { advance += Double(value) * scale }
          }
          let breakClass = BreakClass.ofASCII(byte)
          if breakClass == .letter, byte >= 0x41 { hasLetter = true }
          if index > 0, BreakClass.allowsBreak(previous, breakClass) {
            room[index - 1].breaksAfter = true
          }
          room.initializeElement(
            at: index,
            to: Cluster(
              advance: advance, run: Int32(run), start: Int32(index), length: 1,
              kind: breakClass.kind, breaksAfter: false))
          previous = breakClass
        }
        used = count
      }
    }
    if let first = bytes.first { join(own, beginningWith: BreakClass.ofASCII(first)) }
    (self.previous, self.hasLetter) = (previous, hasLetter)
    return true
  }

  /// Appends the characters of a run, and says whether the run before may end a line.
  private mutating func join(_ own: [Cluster], beginningWith first: BreakClass) {
    if clusters.isEmpty {
      clusters = own
      return
    }
    if BreakClass.allowsBreak(previous, first) { clusters[clusters.count - 1].breaksAfter = true }
    clusters += own
  }

  /// Appends a run in which each code point is a character of its own, as all below U+0300 are but
  /// a carriage return before a line feed: characters are long to find. Nothing at all if there is
  /// any other. None of these runs from right to left.
  private mutating func appendSingles(
    _ bytes: UnsafeBufferPointer<UInt8>, _ run: Int, _ spacing: Double
  ) -> Bool {
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 0xCC && $0 != 0x0D }) else { return false }
    let font = fonts[run]
    let kerning = font.kerningScale == 0 ? KerningTable.none : font.face?.kerning ?? .none
    var (previous, hasLetter) = (previous, hasLetter)
    var first: BreakClass?
    let own = [Cluster](unsafeUninitializedCapacity: bytes.count) { room, used in
      var index = 0
      var lastSlot: Int?
      while index < bytes.count {
        let start = index
        let scalar = Self.scalar(bytes, &index)
        let breakClass = BreakClass(scalar)
        if !hasLetter, scalar.isLetter { hasLetter = true }
        var advance = font.advance(of: scalar)
        if advance != 0 { advance += spacing }
        let slot = CharacterSlot.index(of: scalar.value)
        if let lastSlot, let slot, !kerning.isEmpty {
          room[used - 1].advance += Double(kerning.value(lastSlot, slot)) * font.kerningScale
        }
        if used == 0 {
          first = breakClass
        } else if BreakClass.allowsBreak(previous, breakClass) {
          room[used - 1].breaksAfter = true
        }
        room.initializeElement(
          at: used,
          to: Cluster(
            advance: breakClass == .newline ? 0 : advance, run: Int32(run), start: Int32(start),
            length: Int32(index - start), kind: breakClass.kind, breaksAfter: false))
        (previous, lastSlot, used) = (breakClass, slot, used + 1)
      }
    }
    if let first { join(own, beginningWith: first) }
    (self.previous, self.hasLetter) = (previous, hasLetter)
    return true
  }

  /// The code point of one or two bytes, below U+0300.
  @inline(__always) private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar {
    let byte = bytes[index]
    index += 1
    if byte < 0x80 || index == bytes.count { return Unicode.Scalar(byte) }
    let value = UInt32(byte & 0x1F) << 6 | UInt32(bytes[index] & 0x3F)
    index += 1
    return Unicode.Scalar(value) ?? " "
  }

  private mutating func appendUnicode(_ text: String, _ run: Int, _ spacing: Double) {
    let font = fonts[run]
    let kerning = font.kerningScale == 0 ? KerningTable.none : font.face?.kerning ?? .none
    var course = Course(
      run: run, spacing: spacing, kerning: kerning, kerningScale: font.kerningScale)
    clusters.reserveCapacity(clusters.count + text.utf8.count)
    for character in text {
      let scalars = character.unicodeScalars
      guard let first = scalars.first, let last = scalars.reversed().first else { continue }
      append(
        Character(
          first: first, last: scalars.count > 1 ? last : nil, length: character.utf8.count),
        advance: ClusterWidth.advance(of: scalars, font: font), &course)
    }
  }

  /// What is known of a character before it is measured.
  private struct Character {
    let first: Unicode.Scalar
    /// nil where there is no other.
    let last: Unicode.Scalar?
    /// Bytes of UTF-8.
    let length: Int
  }

  /// How far a run has come.
  private struct Course {
    let run: Int
    let spacing: Double
    let kerning: KerningTable
    let kerningScale: Double
    var start = 0
    var lastSlot: Int?
  }

  @inline(__always) private mutating func append(
    _ character: Character, advance: Double, _ course: inout Course
  ) {
    let first = character.first
    if BidiClass.turns(first) { turns = true }
    if !hasLetter, first.isLetter { hasLetter = true }
    var advance = advance
    if advance != 0 { advance += course.spacing }
    let slot = character.last == nil ? CharacterSlot.index(of: first.value) : nil
    if let lastSlot = course.lastSlot, let slot, !course.kerning.isEmpty {
      let value = course.kerning.value(lastSlot, slot)
      clusters[clusters.count - 1].advance += Double(value) * course.kerningScale
    }
    course.lastSlot = slot
    let head = BreakClass(first)
    var tail = head
    if let last = character.last, head != .newline { tail = BreakClass(last).afterMark(head) }
    add(
      Cluster(
        advance: head == .newline ? 0 : advance, run: Int32(course.run),
        start: Int32(course.start), length: Int32(character.length), kind: head.kind,
        breaksAfter: false), head, tail)
    course.start += character.length
  }

  /// Appends a character and decides whether a line may end before it.
  private mutating func add(
    _ cluster: Cluster, _ head: BreakClass, _ tail: BreakClass? = nil
  ) {
    if !clusters.isEmpty, BreakClass.allowsBreak(previous, head) {
      clusters[clusters.count - 1].breaksAfter = true
    }
    clusters.append(cluster)
    previous = tail ?? head
  }

  /// Placeholder characters are equally wide and never break like words
  /// (Facts/redaction.md#placeholder-look: wrapping is per character).
  private mutating func becomePlaceholder() {
    guard let placeholderAdvances else { return }
    for index in clusters.indices where clusters[index].kind != .newline {
      clusters[index].advance = placeholderAdvances[Int(clusters[index].run)]
      clusters[index].kind = .glyph
      clusters[index].breaksAfter = true
    }
  }
}

extension ShapedText {
  /// The width of an ellipsis in the font of a run, points; it moves up with the letters.
  func ellipsisAdvance(run: Int) -> Double { fonts[run].advance(of: "\u{2026}") - tightening }
}

extension Unicode.Scalar {
  /// Whether it is a letter; the tables of the library are asked for others than ASCII only.
  fileprivate var isLetter: Bool {
    if value < 0x80 { return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A }
    return properties.isAlphabetic
  }
}

extension BreakClass {
  /// What the character is for the line breaker.
  var kind: Cluster.Kind {
    switch self {
    case .space: .space
    case .newline: .newline
    default: .glyph
    }
  }

  /// The class at the end of a cluster: that of its base when it ends in a mark.
  func afterMark(_ base: BreakClass) -> BreakClass { self == .letter ? base : self }
}
