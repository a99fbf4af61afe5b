package import Foundation

/// Dates as ISO 8601 in UTC, written without any platform formatter.
package enum Timestamp {
  package static func write(_ date: Date, to bytes: inout [UInt8]) {
    let moment = date.timeIntervalSince1970
    let seconds = moment.isNaN ? 0 : Int(min(max(moment.rounded(.down), -62_135_596_800), 2e11))
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let time = seconds - days * 86_400
    let (year, month, day) = civil(days)
    digits(year, 4, &bytes)
    bytes.append(45)
    digits(month, 2, &bytes)
    bytes.append(45)
    digits(day, 2, &bytes)
    bytes.append(84)
    digits(time / 3600, 2, &bytes)
    bytes.append(58)
    digits(time / 60 % 60, 2, &bytes)
    bytes.append(58)
    digits(time % 60, 2, &bytes)
    bytes.append(90)
  }

  /// The date as text.
  package static func text(_ date: Date) -> String {
    var bytes: [UInt8] = []
    write(date, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Year, month and day of the proleptic Gregorian calendar for a day counted from 1970-01-01.
  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func digits(_ value: Int, _ count: Int, _ bytes: inout [UInt8]) {
    if value < 0 { bytes.append(45) }
    var text: [UInt8] = []
    var rest = value.magnitude
    repeat {
      text.append(48 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    while text.count < count { text.append(48) }
    bytes.append(contentsOf: text.reversed())
  }
}
