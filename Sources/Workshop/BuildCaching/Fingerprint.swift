package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A short name for a long input: two 64-bit FNV-1a sums, which differ when the input differs.
/// It tells changes apart; it is no protection against anyone.
package struct Fingerprint {
  private var low: UInt64 = 0xCBF2_9CE4_8422_2325
  private var high: UInt64 = 0x6C62_272E_07BB_0142

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      low = (low ^ UInt64(byte)) &* 0x100_0000_01B3
      high = (high ^ UInt64(byte)) &* 0x100_0000_01B3 &+ (low >> 47)
    }
    mark()
  }

  package mutating func add(_ text: String) {
    add(text.utf8)
  }

  /// Adds bytes eight at a time: long files, in a tool that is not optimised.
  package mutating func add(words data: Data) {
    data.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for start in stride(from: 0, to: whole, by: 8) {
        add(word: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      }
      for index in whole..<bytes.count { add(word: UInt64(bytes[index])) }
    }
    add(word: UInt64(data.count))
    mark()
  }

  private mutating func add(word: UInt64) {
    // Multiplying carries upwards alone: the upper half of a word is folded into the lower.
    low = (low ^ word ^ (low >> 29)) &* 0x100_0000_01B3
    high = (high ^ word ^ (high >> 31)) &* 0x9E37_79B9_7F4A_7C15 &+ (low >> 47)
  }

  /// A mark between the parts, so that moving a byte across them shows.
  private mutating func mark() {
    low = (low ^ 0xFF) &* 0x100_0000_01B3
    high = (high ^ 0x5A) &* 0x100_0000_01B3
  }

  /// Adds what changes whenever a file does, without reading it: which file it is, its size, and
  /// when it was last written to and moved about.
  package mutating func add(stateOf path: String) {
    var info = stat()
    add(path)
    guard stat(path, &info) == 0 else { return mark() }
    #if canImport(Darwin)
      let times = [info.st_mtimespec, info.st_ctimespec]
    #else
      let times = [info.st_mtim, info.st_ctim]
    #endif
    for value in [Int(info.st_size), Int(info.st_ino)] + times.flatMap({ [$0.tv_sec, $0.tv_nsec] })
    { add(word: UInt64(truncatingIfNeeded: value)) }
    mark()
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [low, high].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The fingerprint of one file's contents.
  package static func of(_ data: Data) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(words: data)
    return fingerprint.text
  }

  /// The fingerprint of one text, shortened for a folder's name.
  package static func short(_ text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    return String(fingerprint.text.prefix(12))
  }
}
