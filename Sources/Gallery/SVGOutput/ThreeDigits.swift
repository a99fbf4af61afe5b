/// The numbers below 1000 as they are written, to be looked up: a picture holds hundreds.
struct ThreeDigits: @unchecked Sendable {
  /// The table of the process.
  static let shared = ThreeDigits()

  /// Three digits, the first in the lowest byte; in the highest, how many bytes they take as
  /// decimals with their point, without zeros at the end.
  private let table: UnsafePointer<UInt32>

  private init() {
    let table = UnsafeMutablePointer<UInt32>.allocate(capacity: 1000)
    for number in 0..<1000 {
      let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10)
      let length = ones != 0 ? 4 : tens != 0 ? 3 : 2
      let digits = hundreds | tens << 8 | ones << 16
      (table + number).initialize(to: UInt32(digits + 0x30_3030 + length << 24))
    }
    self.table = UnsafePointer(table)
  }

  @inline(__always) subscript(number: UInt) -> UInt32 { table[Int(bitPattern: number)] }
}
