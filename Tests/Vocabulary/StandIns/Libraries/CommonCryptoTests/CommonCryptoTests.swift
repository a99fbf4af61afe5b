import CommonCrypto
import Testing

/// Bytes as sixteenths.
private func text(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}

@Suite struct CommonCryptoTests {
  /// FIPS 180-4 and RFC 1321, as code for iOS spells it.
  @Test func digestsAreWritten() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(text(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5("abc", 3, &short)
    #expect(text(short) == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func piecesMakeADigest() {
    var context = CC_SHA1_CTX()
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CC_SHA1_Init(&context)
    CC_SHA1_Update(&context, "a", 1)
    CC_SHA1_Update(&context, "bc", 2)
    CC_SHA1_Final(&digest, &context)
    #expect(text(digest) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  /// RFC 4231, test case 2.
  @Test func codesAreWritten() {
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    let message = "what do ya want for nothing?"
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, message, message.utf8.count, &code)
    #expect(text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  /// NIST SP 800-38A, F.1.1 and F.2.5; padding turns back.
  @Test(arguments: [
    (kCCOptionECBMode, kCCKeySizeAES128, "3ad77bb40d7a3660a89ecaf32466ef97"),
    (0, kCCKeySizeAES256, "f58c4c04d6e5f1ba779eabfb5f7bfbd6"),
  ])
  func blocksAreThePublishedOnes(options: Int, size: Int, wanted: String) {
    let keys = [
      16: "2b7e151628aed2a6abf7158809cf4f3c",
      32: "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
    ]
    let key = bytes(keys[size] ?? "")
    let message = bytes("6bc1bee22e409f96e93d7e117393172a")
    let sealed = crypt(kCCEncrypt, options, key, message)
    #expect(sealed.map(text) == wanted)
    let filled = options | kCCOptionPKCS7Padding
    let long = crypt(kCCEncrypt, filled, key, message + [1, 2, 3])
    #expect(long?.count == 32)
    #expect(crypt(kCCDecrypt, filled, key, long ?? []) == message + [1, 2, 3])
    #expect(crypt(kCCDecrypt, filled, key, message) == nil)
    #expect(crypt(kCCEncrypt, options, key, [1]) == nil)
  }

  /// RFC 6070, test case 2.
  @Test func passwordsBecomeKeys() {
    var key = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
    #expect(status == kCCSuccess)
    #expect(text(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }

  private func crypt(_ operation: Int, _ options: Int, _ key: [UInt8], _ text: [UInt8]) -> [UInt8]?
  {
    var output = [UInt8](repeating: 0, count: text.count + kCCBlockSizeAES128)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
      Array(UInt8(0)..<16), text, text.count, &output, output.count, &moved)
    return status == kCCSuccess ? Array(output.prefix(moved)) : nil
  }

  private func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { (start: Int) -> UInt8 in
      UInt8(digits[start] << 4 | digits[start + 1])
    }
  }
}
