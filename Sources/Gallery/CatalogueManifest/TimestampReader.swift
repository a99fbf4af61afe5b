import Foundation

/// Reads `2027-01-31T09:41:00[.123](Z|±hh:mm)`, the only shape of date in a manifest.
struct TimestampReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() -> Date? {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
      skip("T"), let hour = number(2), skip(":"), let minute = number(2), skip(":"),
      let second = number(2), let fraction = fraction(), let offset = offset(),
      position == bytes.count
    else { return nil }
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    let days = Timestamp.days(year: year, month: month, day: day)
    let whole = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(whole * 1000 + fraction) / 1000)
  }

  private mutating func number(_ digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + digits] {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    position += digits
    return value
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Milliseconds after a full stop, 0 without one; further digits are dropped.
  private mutating func fraction() -> Int? {
    guard skip(".") else { return 0 }
    var digits: [UInt8] = []
    while position < bytes.count, (48...57).contains(bytes[position]) {
      digits.append(bytes[position] - 48)
      position += 1
    }
    guard !digits.isEmpty else { return nil }
    let three = (digits + [0, 0, 0]).prefix(3)
    return three.reduce(0) { $0 * 10 + Int($1) }
  }

  /// Seconds east of UTC.
  private mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hours = number(2), skip(":"), let minutes = number(2) else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
