public import Foundation

/// The name of a service, as devices say it: of 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
  public let data: Data

  /// - Parameter string: 4, 8 or 36 hexadecimal digits; another leaves the name empty, where Apple
  ///   ends the program.
  public init(string: String) {
    if let uuid = UUID(uuidString: string) {
      data = withUnsafeBytes(of: uuid.uuid) { Data($0) }
      return
    }
    let digits = string.compactMap(\.hexDigitValue)
    guard digits.count == string.count, [4, 8].contains(digits.count) else {
      data = Data()
      return
    }
    data = Data(
      stride(from: 0, to: digits.count, by: 2).map { (start: Int) -> UInt8 in
        UInt8(digits[start] << 4 | digits[start + 1])
      })
  }

  public init(data: Data) { self.data = data }

  public init(nsuuid: UUID) { data = withUnsafeBytes(of: nsuuid.uuid) { Data($0) } }

  /// Its digits, in capitals; one of 128 bits as a `UUID` writes them.
  open var uuidString: String {
    let digits = data.map { byte in
      String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
    }
    guard digits.count == 16 else { return digits.joined() }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }

  open override var description: String { uuidString }
  open override var hash: Int { data.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
}
