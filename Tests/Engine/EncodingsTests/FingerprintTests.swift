import Encodings
import Foundation
import Testing

/// Changes of files are noticed.
struct FingerprintTests {
  private func fingerprint(_ data: Data) -> String { data.withUnsafeBytes(Fingerprint.of) }

  @Test("Every byte, its place and the length count")
  func differs() {
    let text = Data("The quick brown fox jumps".utf8)
    var seen: Set = [fingerprint(text)]
    for index in text.indices {
      for bit in 0..<8 {
        var changed = text
        changed[index] ^= 1 << bit
        #expect(seen.insert(fingerprint(changed)).inserted)
      }
    }
    for length in 0..<text.count { #expect(seen.insert(fingerprint(text.prefix(length))).inserted) }
    for length in 1..<20 { #expect(seen.insert(fingerprint(Data(count: length))).inserted) }
  }

  @Test("The same bytes have the same, 32 digits long, wherever they begin in memory")
  func repeats() {
    let bytes = Data("xxxxxxxxxabcdefghijklm".utf8)
    let one = fingerprint(bytes.dropFirst(9))
    #expect(one == fingerprint(Data("abcdefghijklm".utf8)) && one.count == 32)
    #expect(fingerprint(Data()).count == 32)
  }

  @Test("Files of outputs are known by it: it stays from version to version")
  func stays() {
    #expect(fingerprint(Data("abc".utf8)) == "505c444fc962221a5d879e901fba370c")
  }

  @Test("Where a part ends counts")
  func parts() {
    func text(_ parts: [String]) -> String {
      var fingerprint = Fingerprint()
      for part in parts { fingerprint.add(part) }
      return fingerprint.text
    }
    let all = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], []].map(text)
    #expect(Set(all).count == all.count)
    #expect(Fingerprint.short("abc") == text(["abc"]).prefix(12))
  }
}
