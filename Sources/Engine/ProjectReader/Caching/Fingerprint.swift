import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A short name for a long input: two 64-bit FNV-1a sums, which differ when the input differs.
/// It tells changes apart; it is no protection against anyone.
struct Fingerprint {
  private var low: UInt64 = 0xCBF2_9CE4_8422_2325
  private var high: UInt64 = 0x6C62_272E_07BB_0142

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      low = (low ^ UInt64(byte)) &* 0x100_0000_01B3
      high = (high ^ UInt64(byte)) &* 0x100_0000_01B3 &+ (low >> 47)
    }
    // A mark between the parts, so that moving a byte across them shows.
    low = (low ^ 0xFF) &* 0x100_0000_01B3
    high = (high ^ 0x5A) &* 0x100_0000_01B3
  }

  mutating func add(_ text: String) {
    add(text.utf8)
  }

  /// Adds a file's path, size and time of change, without reading it.
  mutating func addFile(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return add(path + " missing") }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    add("\(path) \(info.st_size) \(time.tv_sec).\(time.tv_nsec)")
  }

  /// 32 hexadecimal digits.
  var text: String {
    [low, high].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The fingerprint of one text, shortened for a folder's name.
  static func short(_ text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    return String(fingerprint.text.prefix(12))
  }
}
