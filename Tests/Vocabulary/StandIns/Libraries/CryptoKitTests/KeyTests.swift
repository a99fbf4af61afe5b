import CryptoKit
import Testing

/// Bytes of sixteenths.
private func bytes(_ text: String) -> [UInt8] {
  let digits = text.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count, by: 2).map { (start: Int) -> UInt8 in
    UInt8(digits[start] << 4 | digits[start + 1])
  }
}

@Suite struct KeyTests {
  /// RFC 4231, test cases 2 and 6; RFC 2202, case 2.
  @Test func codesOfMessagesAreThePublishedOnes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(
      Array(code) == bytes("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    #expect(
      Array(HMAC<Insecure.MD5>.authenticationCode(for: text, using: key))
        == bytes("750c783e6ab0b503eaa86e310a5db738"))
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let other = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      Array(HMAC<SHA256>.authenticationCode(for: other, using: long))
        == bytes("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"))
  }

  /// RFC 5869, test case 1.
  @Test func keysAreDerived() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    let wanted = bytes(
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    #expect(key == SymmetricKey(data: wanted) && key.bitCount == 336)
  }

  @Test func newKeysHaveTheirSize() {
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: 128)) != SymmetricKey(size: .bits128))
  }

  @Test func curvesAreRefusedAloud() throws {
    let key = try Curve25519.Signing.PrivateKey(rawRepresentation: Data(repeating: 1, count: 32))
    #expect(key.rawRepresentation.count == 32)
    #expect(throws: CryptoKitError.self) { try key.signature(for: Data()) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try P256.Signing.PrivateKey(rawRepresentation: Data())
    }
    let point = Data([4]) + Data(repeating: 2, count: 64)
    let other = try P256.KeyAgreement.PublicKey(x963Representation: point)
    #expect(other.x963Representation == point)
  }

  /// The Galois/Counter Mode of Operation (McGrew, Viega), test cases 4 and 5.
  @Test func sealedBoxesAreThePublishedOnes() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let open = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: open)
    #expect(
      Array(box.ciphertext)
        == bytes(
          "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
            + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"))
    #expect(Array(box.tag) == bytes("5bc94fbc3221a5db94fae95ae7121a47"))
    let sent = try AES.GCM.SealedBox(combined: #require(box.combined))
    #expect(try Array(AES.GCM.open(sent, using: key, authenticating: open)) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(sent, using: key) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(text, using: SymmetricKey(data: text))
    }
  }

  /// RFC 8439 §2.8.2.
  @Test func streamedBoxesAreThePublishedOnes() throws {
    let key = SymmetricKey(data: Data(0x80...0x9f))
    let text = Data(
      ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
        + "future, sunscreen would be it.").utf8)
    let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
    let open = bytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(text, using: key, nonce: nonce, authenticating: open)
    #expect(Array(box.ciphertext.prefix(16)) == bytes("d31a8d34648e60db7b86afbc53ef7ec2"))
    #expect(Array(box.ciphertext.suffix(2)) == bytes("6116"))
    #expect(Array(box.tag) == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    let sent = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(sent, using: key, authenticating: open) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(sent, using: key) }
  }
}
