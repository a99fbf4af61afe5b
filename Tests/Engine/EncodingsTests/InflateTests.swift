import Foundation
import Testing

@testable import Encodings

struct InflateTests {
  private static let samples: [(String, String)] = [
    (
      "eNpzVCjPTElPLVEoTqwsVijJSAUyclMVEtMTM/MUEvNSICw9Bcdhog4AHntSzw==",
      String(repeating: "A widget says the same again and again. ", count: 6)
    ),
    ("eAFLTEpOhCFFACKaBLo=", "abcabcabcabc!"), ("eAEBBgD5/3N0b3JlZAk8ApI=", "stored"),
  ]

  private func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  @Test(arguments: samples)
  func `blocks of each kind are unpacked`(packed: String, text: String) {
    let unpacked = Inflate.zlib(bytes(packed), limit: 1000)
    #expect(String(decoding: unpacked, as: UTF8.self) == text)
  }

  @Test func `what is cut off or damaged gives what could be read`() {
    for (packed, text) in Self.samples {
      let whole = bytes(packed)
      for count in whole.indices {
        let part = String(
          decoding: Inflate.zlib(Array(whole[..<count]), limit: 1000), as: UTF8.self)
        #expect(text.hasPrefix(part))
        for bit in 0..<8 {
          var damaged = whole
          damaged[count] ^= 1 << UInt8(bit)
          #expect(Inflate.zlib(damaged, limit: 1000).count <= 1258)
        }
      }
    }
  }

  @Test func `no more is made than was asked for`() {
    #expect(Inflate.zlib(bytes(Self.samples[0].0), limit: 50).count < 50 + 258)
  }
}
