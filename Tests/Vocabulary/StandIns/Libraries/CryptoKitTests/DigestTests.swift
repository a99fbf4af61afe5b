import CryptoKit
import Testing

/// A text's digest as sixteenths.
private func digest<H: HashFunction>(_ function: H.Type, _ text: String) -> String {
  H.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
}

@Suite struct DigestTests {
  /// FIPS 180-4, examples of one and two blocks; RFC 1321 and RFC 3174.
  @Test func publishedVectorsHold() {
    let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(
      digest(SHA256.self, "abc")
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest(SHA256.self, long)
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest(SHA384.self, "abc")
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      digest(SHA512.self, "abc")
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(digest(Insecure.MD5.self, "") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(
      digest(Insecure.MD5.self, "message digest") == "f96b697d7cb7938d525a2f31aaf161d0")
    #expect(digest(Insecure.SHA1.self, "abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(digest(Insecure.SHA1.self, long) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 111, 112, 127, 128, 1000])
  func piecesMakeTheSameAsTheWhole(count: Int) {
    let data = Data((0..<count).map { UInt8($0 % 251) })
    var (short, long) = (SHA256(), SHA512())
    for byte in data {
      short.update(data: [byte])
      long.update(data: [byte])
    }
    #expect(short.finalize() == SHA256.hash(data: data))
    #expect(long.finalize() == SHA512.hash(data: data))
  }

  @Test func digestsAreReadAsApples() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest.description.hasPrefix("SHA256 digest: ba7816bf8f01cfea"))
    #expect(Data(digest).count == SHA256.byteCount && digest == Data(digest))
    #expect(digest.withUnsafeBytes { $0[0] } == 0xba)
    #expect(digest.hashValue == SHA256.hash(data: Data("abc".utf8)).hashValue)
  }
}
