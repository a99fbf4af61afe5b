import Foundation

/// Texts set before: pictures show the same words again and again, and a text of one run is
/// measured once per string, font and options. What a block answers does not depend on what it was
/// asked before, so sharing it changes no picture.
@MainActor package enum SharedTexts {
  /// The most texts kept.
  private static let limit = 4096
  /// How many slots there are for texts whose fingerprints end alike; a new one takes the first and
  /// moves the others on.
  private static let width = 4
  /// Longer texts, in bytes of UTF-8, are not kept.
  private static let longest = 256

  private static var known = [Slot](repeating: Slot(), count: limit)
  /// What fingerprints are mixed with, so that those from before are nobody's.
  private static var age: UInt64 = 0

  /// Room for a text.
  private struct Slot {
    var fingerprint: UInt64 = 0
    var block: TextBlock?
  }

  /// The block of a text: one set before where there is one.
  package static func block(runs: [TextRun], options: TextOptions) -> TextBlock {
    guard runs.count == 1, runs[0].attachment == nil, runs[0].text.utf8.count <= longest else {
      return TextBlock(runs: runs, options: options)
    }
    let fingerprint = runs[0].fingerprint ^ age
    let first = Int(truncatingIfNeeded: fingerprint >> 40) & (limit - 1) & ~(width - 1)
    for index in first..<first + width where known[index].fingerprint == fingerprint {
      guard let block = known[index].block, block.options == options,
        block.runs[0].isSame(as: runs[0])
      else { continue }
      return block
    }
    let block = TextBlock(runs: runs, options: options)
    for index in (first + 1..<first + width).reversed() { known[index] = known[index - 1] }
    known[first] = Slot(fingerprint: fingerprint, block: block)
    return block
  }

  /// Forgets all texts, to measure what a new one costs.
  package static func forget() { age &+= 1 }
}

extension TextRun {
  /// A number that differs for most runs that do: by font and bytes, as strings of different bytes
  /// may be equal to each other but must not share a drawing.
  fileprivate var fingerprint: UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var text = text
    let sum = text.withUTF8 { utf8 in
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
      return sum
    }
    return (sum ^ UInt64(truncatingIfNeeded: font.id)) &* factor
  }

  /// Whether another run, as plain, is drawn alike. Fonts are the same object where they are the
  /// same.
  fileprivate func isSame(as other: TextRun) -> Bool {
    guard font === other.font, kerning == other.kerning, tracking == other.tracking,
      baselineOffset == other.baselineOffset, tag == other.tag
    else { return false }
    var (one, two) = (text, other.text)
    return one.withUTF8 { left in
      two.withUTF8 { right in
        guard left.count == right.count, let start = left.baseAddress,
          let other = right.baseAddress
        else { return left.count == right.count }
        return memcmp(start, other, left.count) == 0
      }
    }
  }
}
