import Foundation

/// Texts set before: pictures show the same words again and again, and a text of one run is
/// measured once per string, font and options. What a block answers does not depend on what it was
/// asked before, so sharing it changes no picture. Used on the main actor only; what looks for a
/// text is bound to nothing, as a closure in it would be asked for its actor for every text.
@MainActor package enum SharedTexts {
  /// The most texts kept.
  nonisolated private static let limit = 4096
  /// How many slots there are for texts whose fingerprints end alike.
  nonisolated private static let width = 4
  /// Longer texts, in bytes of UTF-8, are not kept.
  nonisolated private static let longest = 256

  nonisolated(unsafe) private static var known = [Slot](repeating: Slot(), count: limit)
  /// What fingerprints are mixed with, so that those from before are nobody's.
  nonisolated(unsafe) private static var age: UInt64 = 0

  /// Room for a text.
  private struct Slot {
    var fingerprint: UInt64 = 0
    var options = 0
    var block: TextBlock?
  }

  /// The block of a text: one set before where there is one.
  package static func block(runs: [TextRun], options: NumberedOptions) -> TextBlock {
    if runs.count == 1, runs[0].isPlain, let known = block(runs[0].text, runs[0].font, options) {
      return known
    }
    return TextBlock(runs: runs, options: options.options)
  }

  /// The block of a string in a font; nil where it is longer than those that are kept.
  package static func block(
    _ string: String, _ font: ResolvedFont, _ options: NumberedOptions
  ) -> TextBlock? {
    let (fingerprint, known) = find(string, font, options.number)
    if let known { return known }
    guard let fingerprint else { return nil }
    let made = TextBlock(runs: [TextRun(text: string, font: font)], options: options.options)
    keep(made, fingerprint, options)
    return made
  }

  /// The fingerprint of a text that may be kept, and its block if there is one.
  nonisolated private static func find(
    _ string: String, _ font: ResolvedFont, _ options: Int
  ) -> (UInt64?, TextBlock?) {
    var text = string
    return text.withUTF8 { find($0, font, options) }
  }

  nonisolated private static func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ options: Int
  ) -> (UInt64?, TextBlock?) {
    guard bytes.count <= longest else { return (nil, nil) }
    let fingerprint = fingerprint(bytes, font, options)
    for index in slots(of: fingerprint) where known[index].fingerprint == fingerprint {
      guard let block = known[index].block, known[index].options == options,
        block.isOnly(bytes, in: font)
      else { continue }
      return (fingerprint, block)
    }
    return (fingerprint, nil)
  }

  nonisolated private static func slots(of fingerprint: UInt64) -> Range<Int> {
    let first = Int(truncatingIfNeeded: fingerprint >> 40) & (limit - 1) & ~(width - 1)
    return first..<first + width
  }

  private static func keep(
    _ block: TextBlock, _ fingerprint: UInt64, _ options: NumberedOptions
  ) {
    let slots = slots(of: fingerprint)
    var index = slots.lowerBound
    while index < slots.upperBound, known[index].fingerprint != 0 { index += 1 }
    if index == slots.upperBound {
      // By chance: to move the others on takes as long as to measure a word.
      index = slots.lowerBound + Int(truncatingIfNeeded: fingerprint >> 32) & (width - 1)
    }
    known[index] = Slot(fingerprint: fingerprint, options: options.number, block: block)
  }

  /// Forgets all texts, to measure what a new one costs.
  package static func forget() { age &+= 1 }

  /// A number that differs for most texts that do: by options, font and bytes, as strings of
  /// different bytes may be equal to each other but must not share a drawing.
  nonisolated private static func fingerprint(
    _ utf8: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ options: Int
  ) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let bytes = UnsafeRawBufferPointer(utf8)
    var (sum, offset) = (UInt64(bytes.count), 0)
    while offset &+ 8 <= bytes.count {
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* factor
      sum ^= sum >> 29
      offset &+= 8
    }
    while offset < bytes.count {
      sum = (sum ^ UInt64(bytes[offset])) &* factor
      offset &+= 1
    }
    let rest = UInt64(truncatingIfNeeded: font.id) << 20 ^ UInt64(options)
    return (sum ^ rest) &* factor ^ age
  }
}

extension TextRun {
  /// Whether it is no more than letters in a font.
  fileprivate var isPlain: Bool {
    attachment == nil && kerning == 0 && tracking == 0 && baselineOffset == 0 && tag == 0
  }
}

extension TextBlock {
  /// Whether it is one run of these bytes in a font. Fonts are the same object where they are the
  /// same.
  fileprivate func isOnly(_ bytes: UnsafeBufferPointer<UInt8>, in font: ResolvedFont) -> Bool {
    guard runs[0].font === font else { return false }
    var text = runs[0].text
    return text.withUTF8 { own in
      guard own.count == bytes.count, let start = own.baseAddress, let other = bytes.baseAddress
      else { return own.count == bytes.count }
      return memcmp(start, other, own.count) == 0
    }
  }
}
