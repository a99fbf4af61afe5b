import CatalogueManifest
import Foundation
import Testing

/// Changes of files are noticed.
struct ChecksumTests {
  @Test("Every byte, its place and the length count")
  func differs() {
    let text = Data("The quick brown fox jumps".utf8)
    var seen: Set = [Checksum.of(text)]
    for index in text.indices {
      for bit in 0..<8 {
        var changed = text
        changed[index] ^= 1 << bit
        #expect(seen.insert(Checksum.of(changed)).inserted)
      }
    }
    for length in 0..<text.count { #expect(seen.insert(Checksum.of(text.prefix(length))).inserted) }
    for length in 1..<20 { #expect(seen.insert(Checksum.of(Data(count: length))).inserted) }
  }

  @Test("The same bytes have the same, 32 digits long, wherever they begin in memory")
  func repeats() {
    let bytes = Data("xxxxxxxxxabcdefghijklm".utf8)
    let one = Checksum.of(bytes.dropFirst(9))
    #expect(one == Checksum.of(Data("abcdefghijklm".utf8)) && one.count == 32)
    #expect(Checksum.of(Data()).count == 32)
  }
}
