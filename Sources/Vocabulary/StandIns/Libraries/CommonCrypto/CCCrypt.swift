import CryptoKit

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorStatus = Int32
public typealias CCStatus = Int32

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCBlockSizeAES128 = 16

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// AES in chained blocks, or block by block; any other algorithm is `kCCUnimplemented`.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard alg == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) }
      ?? [UInt8](repeating: 0, count: count)
  }
  guard keyLength >= 0, dataInLength >= 0, op <= 1,
    let block = AESBlock(key: bytes(key, keyLength))
  else { return CCCryptorStatus(kCCParamError) }
  let isChained = options & CCOptions(kCCOptionECBMode) == 0
  let mode = BlockMode(
    block: block, vector: isChained ? bytes(iv, AESBlock.byteCount) : nil,
    isFilled: options & CCOptions(kCCOptionPKCS7Padding) != 0)
  let input = dataInLength == 0 ? [] : bytes(dataIn, dataInLength)
  guard input.count % AESBlock.byteCount == 0 || op == kCCEncrypt && mode.isFilled else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  guard let output = op == kCCEncrypt ? mode.encrypted(input) : mode.decrypted(input) else {
    return CCCryptorStatus(kCCDecodeError)
  }
  dataOutMoved?.pointee = output.count
  guard output.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  if !output.isEmpty { dataOut.copyMemory(from: output, byteCount: output.count) }
  return CCCryptorStatus(kCCSuccess)
}

/// How blocks make a text.
private struct BlockMode {
  var block: AESBlock
  /// What the first block is summed with; nil if blocks do not depend on each other.
  var vector: [UInt8]?
  /// Whether the last block is filled up with the number of bytes that are added (PKCS #7).
  var isFilled: Bool

  func encrypted(_ text: [UInt8]) -> [UInt8] {
    let size = AESBlock.byteCount
    let missing = size - text.count % size
    let whole = isFilled ? text + [UInt8](repeating: UInt8(missing), count: missing) : text
    var (result, last): ([UInt8], [UInt8]?) = ([], vector)
    for start in stride(from: 0, to: whole.count, by: size) {
      let next = block.encrypted(summed(Array(whole[start..<start + size]), last))
      result += next
      if vector != nil { last = next }
    }
    return result
  }

  /// Nil if what the end was filled with is wrong.
  func decrypted(_ text: [UInt8]) -> [UInt8]? {
    let size = AESBlock.byteCount
    var (result, last): ([UInt8], [UInt8]?) = ([], vector)
    for start in stride(from: 0, to: text.count, by: size) {
      let next = Array(text[start..<start + size])
      result += summed(block.decrypted(next), last)
      if vector != nil { last = next }
    }
    guard isFilled else { return result }
    guard let count = result.last.map(Int.init), (1...size).contains(count),
      result.suffix(count).allSatisfy({ Int($0) == count })
    else { return nil }
    return result.dropLast(count)
  }

  private func summed(_ block: [UInt8], _ other: [UInt8]?) -> [UInt8] {
    other.map { zip(block, $0).map { $0 ^ $1 } } ?? block
  }
}
